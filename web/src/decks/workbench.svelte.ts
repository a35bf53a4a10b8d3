import { announce } from "../lib/announce.svelte";
import { ask, Refused } from "../lib/api";
import { sentence } from "../lib/fault";
import { cards } from "../lib/games";
import { recall, remember } from "../lib/stored";
import type { CardInfo, DeckReport, DeckText, GameInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { changed, colourCounts, copies, total, type Entry } from "./list";
import { keep, kept, type Kept } from "./shelf.svelte";
import { nameIn, namesIn, written } from "./text";

/** Where a card is put: into the deck, or beside it. */
export type Section = "deck" | "side";

interface Step {
  name: string;
  kept: string | undefined;
  deck: Entry[];
  side: Entry[];
}

interface Draft {
  name: string;
  text: string;
  pool: string | null;
  format: string | null;
  /** The name under which the browser keeps it. */
  kept?: string | undefined;
}

/** How long the hand rests before the deck is looked at. */
const REST = 250;

/** Where the chance of the first hands begins. */
const anywhere = () => Math.floor(Math.random() * 2 ** 32);

/** A deck that is being built. What is against it, and what its hands look like, the server says. */
export class Workbench {
  readonly game: GameInfo;
  cards: CardInfo[] = $state.raw([]);
  name = $state("");
  deck: Entry[] = $state.raw([]);
  side: Entry[] = $state.raw([]);
  pool: string | null = $state(null);
  format: string | null = $state(null);
  /** What the server says of the deck as it stands; nothing while it is asked. */
  report: DeckReport | undefined = $state.raw();
  /** Lines of the deck that was brought which are not understood. */
  unread: string[] = $state.raw([]);
  /** Why the server did not look at the deck. */
  trouble = $state("");
  /** The name under which the browser keeps this deck; nothing if it does not. */
  #kept: string | undefined = $state();
  #past: Step[] = $state.raw([]);
  #seed = anywhere();
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #nameOf = $derived(namesIn(this.cards));
  /** It, as a deck file has it. */
  readonly text = $derived.by(() => written(this.name, this.deck, this.side, this.game.kinds, this.#nameOf));
  readonly size = $derived(total(this.deck));
  readonly canUndo = $derived(this.#past.length > 0);

  constructor(game: GameInfo) {
    this.game = game;
  }

  /** Lays out the cards, and the deck that was being built when the page was left. */
  async open(): Promise<void> {
    const draft = this.#draft();
    if (!draft) return this.lay(null);
    this.format = this.game.formats.find((format) => format === draft.format) ?? null;
    const [pool, found] = await this.#cards(draft.pool);
    await this.#put(pool, found, draft.text, draft.name, draft.kept);
    this.#past = [];
  }

  /** The cards of a pool, or those without it where it is no more. */
  async #cards(pool: string | null): Promise<[string | null, CardInfo[]]> {
    try {
      return [pool, await cards(this.game.id, pool)];
    } catch (error) {
      // What the server cannot be asked for now may well be there.
      if (pool === null || !(error instanceof Refused) || error.status !== 404) throw error;
      return [null, await cards(this.game.id, null)];
    }
  }

  /** Lays out the cards of a pool. The deck keeps those of its cards that are there. */
  async lay(pool: string | null): Promise<void> {
    const found = await cards(this.game.id, pool);
    if (this.size > 0 || this.side.length > 0) return this.#put(pool, found, this.text, this.name, this.#kept);
    this.pool = pool;
    this.cards = found;
  }

  /** Puts another deck in the place of this one; `own` is the name of a deck that the browser keeps, if it is one. */
  async bring(text: string, name?: string, own?: string): Promise<void> {
    await this.#put(this.pool, this.cards, text, name, own);
  }

  /** Puts cards and a deck of them in the place of those that are here, at once: until the server has read it, nothing changes. */
  async #put(pool: string | null, found: CardInfo[], text: string, name?: string, own?: string): Promise<void> {
    const report = await ask<DeckReport>("decks/check", { ...this.#wish(text), pool });
    const entries = (list: [number, number][]) =>
      list.reduce<Entry[]>((entries, [count, id]) => {
        const card = found[id];
        return card ? changed(entries, card, count) : entries;
      }, []);
    this.#remember();
    this.pool = pool;
    this.cards = found;
    this.name = name ?? nameIn(text) ?? this.name;
    this.#kept = own;
    this.deck = entries(report.cards);
    this.side = entries(report.side);
    this.unread = report.unread;
  }

  /** Puts copies of a card in, or takes them out. */
  change(section: Section, card: CardInfo, by: number): void {
    this.#remember();
    if (section === "deck") this.deck = changed(this.deck, card, by);
    else this.side = changed(this.side, card, by);
    announce(t("decks.copies", { name: card.name, n: copies(section === "deck" ? this.deck : this.side, card) }));
  }

  /** Takes a copy from one section to the other. */
  move(from: Section, card: CardInfo): void {
    this.#remember();
    const by = from === "deck" ? 1 : -1;
    this.deck = changed(this.deck, card, -by);
    this.side = changed(this.side, card, by);
  }

  /** Takes everything out. */
  clear(): void {
    this.#remember();
    this.name = "";
    this.#kept = undefined;
    this.deck = [];
    this.side = [];
    this.unread = [];
  }

  /** Takes back the last change. */
  undo(): void {
    const step = this.#past.at(-1);
    if (!step) return;
    this.#past = this.#past.slice(0, -1);
    ({ name: this.name, kept: this.#kept, deck: this.deck, side: this.side } = step);
  }

  /** Keeps the deck in the browser, under its name. A deck of that name that is another one stays what it is. */
  save(name: string): void {
    // Its text has its name in it, and tells it from others.
    this.name = name;
    this.name = this.#free(name);
    this.#kept = this.name;
    keep({
      game: this.game.id,
      name: this.name,
      text: this.text,
      pool: this.pool,
      cards: this.size,
      colours: colourCounts(this.deck).map(([colour]) => colour),
    });
  }

  /** Has the server look at the deck, as soon as the hand rests. */
  look(): void {
    clearTimeout(this.#timer);
    remember(`draft.${this.game.id}`, { name: this.name, text: this.text, pool: this.pool, format: this.format, kept: this.#kept } satisfies Draft);
    this.#timer = setTimeout(() => void this.#look(), REST);
  }

  /** Has the server deal other hands. */
  async deal(): Promise<void> {
    this.#seed += 1;
    await this.#look();
  }

  /** Ends what is under way. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #look(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const report = await ask<DeckReport>("decks/check", this.#wish(this.text));
      if (asked !== this.#asked) return;
      this.report = report;
      this.trouble = "";
    } catch (error) {
      if (asked !== this.#asked) return;
      this.report = undefined;
      this.trouble = sentence(error);
    }
  }

  #wish(text: string): DeckText {
    return { game: this.game.id, format: this.format, pool: this.pool, text, seed: this.#seed };
  }

  #remember(): void {
    this.#past = [...this.#past.slice(-199), { name: this.name, kept: this.#kept, deck: this.deck, side: this.side }];
  }

  /** The name, with a number behind it if another deck has it. */
  #free(name: string): string {
    const isOther = (deck: Kept) => deck.name !== this.#kept && (deck.text !== this.text || deck.pool !== this.pool);
    const taken = new Set(kept(this.game.id).filter(isOther).map((deck) => deck.name));
    const base = name.replace(/ \d+$/, "");
    for (let n = 2; taken.has(name); n += 1) name = `${base} ${n}`;
    return name;
  }

  #draft(): Draft | undefined {
    const found = recall(`draft.${this.game.id}`);
    if (typeof found !== "object" || found === null) return undefined;
    const { name, text, pool, format, kept } = found as Partial<Draft>;
    if (typeof text !== "string") return undefined;
    return { name: name ?? "", text, pool: pool ?? null, format: format ?? null, kept };
  }
}

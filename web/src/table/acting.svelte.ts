import { announce } from "../lib/announce.svelte";
import { complain } from "../lib/toast.svelte";
import { sentence } from "../lib/fault";
import type { CardInfo, Drafted, Explained, GameInfo, LogLine, Sentence } from "../lib/wire";
import { t } from "../lib/words.svelte";
import type { Offers, Target } from "./board";
import { aimed, cardsOf, NOTHING, offersOf, passing, type Found } from "./offers";
import type { Seat } from "./seat.svelte";

/** What is laid over the table until it is closed. */
export type Sheet =
  | { is: "card"; key: number; name: string; explained?: Explained; trouble?: string }
  | { is: "why"; line: LogLine; chain?: Sentence[]; trouble?: string }
  | { is: "pile"; zone: string; side: number }
  | { is: "judge" | "concede" | "stops" | "help" };

/** A small menu beside a card or a place that has several options. */
export interface Menu {
  title: string;
  at: DOMRect;
  options: number[];
  /** The card it is about. */
  key?: number;
  /** Where the card was dropped, if that is why it is open. */
  aim?: Aim;
}

/** Where a card was dropped: a place, or the card that lay there. */
interface Aim {
  target: Target;
  handle: number | null;
}

const LOOK_AFTER = 120;

/** One of several that are chosen: the option, and the card that was meant. */
interface Chosen {
  option: number;
  key: number | null;
}

/** What a player does at the table: clicks, drops and keys become answers, menus and explanations. */
export class Acting {
  readonly seat: Seat;
  info: GameInfo | undefined = $state.raw();
  catalogue: Map<number, CardInfo> = $state.raw(new Map());
  menu: Menu | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();
  /** Whether all options are listed. */
  listOpen = $state(false);
  /** Whether the log is open where there is no room for it beside the table. */
  logOpen = $state(false);
  /** What is chosen so far where several are asked for; nobody else knows of it yet. */
  chosen: Chosen[] = $state.raw([]);
  /** What the server says that comes to. */
  drafted: Drafted | undefined = $state.raw();
  /** Whether that has been asked for, and not been answered. */
  ponders = $state(false);
  /** The card that is looked at, explained. */
  looked: Explained | undefined = $state.raw();

  readonly cards: Map<number, Found> = $derived.by(() => (this.seat.scene ? cardsOf(this.seat.scene) : new Map<number, Found>()));
  readonly offers: Offers = $derived.by(() => this.#offers());
  readonly proposed: Set<number> = $derived.by(() => this.#proposed());
  /** Cards that are offered and that the table does not show, as in a pile. */
  unseen: Set<number> = $state.raw(new Set());

  /** Where the card was dropped whose play is under way. */
  #aim: Aim | undefined;
  #look: ReturnType<typeof setTimeout> | undefined;
  #explained = new Map<string, Promise<Explained>>();

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** What a player is called. */
  name(side: number): string {
    const player = this.seat.standing?.players[side];
    if (player?.is === "computer") return t("duel.computer");
    return player?.is === "nobody" ? t("duel.freeSeat") : (player?.name ?? "");
  }

  /** The question, if it is this player's. */
  get question() {
    const { scene } = this.seat;
    return scene?.question && scene.question.seat === scene.seat ? scene.question : undefined;
  }

  #offers(): Offers {
    const { scene, asked } = this.seat;
    return scene && asked ? offersOf(scene, this.#shut()) : NOTHING;
  }

  #proposed(): Set<number> {
    const { chosen } = this;
    return new Set((chosen.length > 0 ? chosen.map(({ key }) => key) : (this.question?.proposed ?? []).map(({ card }) => card)).flatMap((key) => key ?? []));
  }

  /** The options that can neither be added to what is chosen nor let go. */
  #shut(): Set<number> {
    const { drafted, question } = this;
    if (!drafted || this.chosen.length === 0) return new Set();
    const open = new Set([...drafted.open, ...this.chosen.map(({ option }) => option)]);
    return new Set((question?.selection?.takes ?? []).filter((option) => !open.has(option)));
  }

  /** Whether enough is chosen of what is asked for. */
  get enough(): boolean {
    return this.chosen.length > 0 && (this.drafted?.may_end ?? false);
  }

  /** What is still owed, in symbols. */
  get due(): string | null | undefined {
    return this.chosen.length > 0 && this.drafted ? this.drafted.due : this.question?.due;
  }

  /** Whether an option is one of several that are taken together. */
  takes(option: number): boolean {
    return this.question?.selection?.takes.includes(option) ?? false;
  }

  /** A new scene is there: what was about the one before goes. */
  renew(): void {
    this.menu = undefined;
    this.chosen = [];
    this.drafted = undefined;
    this.ponders = false;
    this.#explained.clear();
    this.#goOn();
  }

  /** Looks what of the offers the table shows, once it is drawn. */
  drawn(): void {
    this.unseen = new Set([...this.offers.cards.keys()].filter((key) => document.querySelector(`[data-board] [data-key="${key}"]`) === null));
  }

  /** How a card reads that an option is about, where one cannot look at it. */
  textOf(option: number): string[] {
    const key = this.question?.options[option]?.card ?? -1;
    const printed = this.unseen.has(key) ? this.cards.get(key)?.card.card : undefined;
    return printed == null ? [] : (this.catalogue.get(printed)?.text ?? []);
  }

  /** Answers with one option; a card that was dropped aims at what is asked next. */
  take(option: number, aim = this.menu?.options.includes(option) ? this.menu.aim : undefined): void {
    const { question } = this;
    const { words, kind, card } = question?.options[option] ?? {};
    if (words === undefined) return;
    if (this.takes(option)) this.#turn(option, card ?? null);
    else if (this.chosen.length > 0 && kind === "done") this.propose();
    else this.takeAll([option], words, aim);
  }

  /** Chooses one of several, or not any more. With that everything may be chosen. */
  #turn(option: number, key: number | null): void {
    const { question, chosen } = this;
    if (!question?.selection || !this.seat.asked) return;
    this.menu = undefined;
    this.sheet = undefined;
    const what = question.options[option]?.words ?? "";
    const again = chosen.some((one) => one.option === option);
    // Units that are alike are taken one after the other, by one option.
    const another = again && key === null && (this.drafted?.open.includes(option) ?? false);
    this.chosen = again && !another ? chosen.filter((one) => one.option !== option) : [...chosen, { option, key }];
    if (again && !another) announce(t("duel.unchosen", { what }));
    void this.#ponder(again && !another ? undefined : what);
  }

  /** Asks what is chosen comes to. What does not go together with the last of it gives way; with that everything may be chosen. */
  async #ponder(what: string | undefined): Promise<void> {
    const { chosen, seat } = this;
    const scene = seat.scene?.number;
    if (chosen.length === 0) {
      this.drafted = undefined;
      this.ponders = false;
      return;
    }
    this.ponders = true;
    const drafted = await seat.draft(chosen.map(({ option }) => option)).catch((error: unknown) => complain(sentence(error)));
    // What was chosen since is asked about by itself.
    if (seat.scene?.number !== scene || this.chosen !== chosen) return;
    this.ponders = false;
    if (!drafted) return;
    const taken = [...drafted.taken];
    this.chosen = chosen.filter(({ option }) => {
      const at = taken.indexOf(option);
      if (at >= 0) taken.splice(at, 1);
      return at >= 0;
    });
    this.drafted = drafted;
    if (drafted.open.length === 0 && drafted.may_end) this.#send();
    else if (what !== undefined) announce(t("duel.chosen", { what, n: this.chosen.length, of: this.range }));
  }

  /** How many are asked for. */
  get range(): string {
    const { least = 0, most = null } = this.question?.selection ?? {};
    if (most === null) return `${this.chosen.length}`;
    if (least === 0) return t("duel.upTo", { n: most });
    return least === most ? `${most}` : `${least}–${most}`;
  }

  /** Answers with what is chosen. */
  #send(): void {
    const { chosen, question } = this;
    this.#aim = undefined;
    this.seat.choose(
      chosen.map(({ option }) => option),
      chosen.map(({ option }) => question?.options[option]?.words ?? "").join(", "),
    );
  }

  /** Answers with several picks at once: a payment, what a judge allowed. */
  takeAll(options: number[], words: string, aim?: Aim): void {
    // What is begun anew has nothing to do with what was dropped before.
    if (aim || !this.question?.can_cancel) this.#aim = aim;
    this.menu = undefined;
    this.sheet = undefined;
    this.seat.pick(options, words);
  }

  /** Takes what is proposed. */
  propose(): void {
    if (this.chosen.length > 0) {
      if (this.enough) this.#send();
      return;
    }
    const proposed = this.question?.proposed ?? [];
    if (proposed.length === 0) return;
    this.takeAll(
      proposed.map(({ option }) => option),
      proposed.map(({ words }) => words).join(", "),
    );
  }

  /** Lets the other player act. */
  pass(): void {
    const option = passing(this.question?.options ?? []);
    if (option !== undefined) this.take(option);
  }

  cancel(): void {
    if (this.chosen.length > 0) {
      this.chosen = [];
      this.drafted = undefined;
      this.ponders = false;
      return announce(t("duel.cancelled"));
    }
    if (!this.question?.can_cancel) return;
    this.#aim = undefined;
    this.seat.cancel(t("duel.cancelled"));
  }

  /** A card was clicked. */
  readonly card = (key: number, at: DOMRect): void => {
    const found = this.cards.get(key);
    const options = this.offers.cards.get(key) ?? this.#under(found);
    const meant = this.chosen.find((one) => one.key === key)?.option;
    // In which colour a card pays is asked beside it.
    if (meant !== undefined || (options?.every((option) => this.takes(option)) && this.question?.selection?.most !== null)) {
      const free = options?.find((at) => !this.chosen.some((one) => one.option === at));
      const option = meant ?? free ?? options?.[0];
      if (option !== undefined && !this.seat.taken) this.#turn(option, key);
      return;
    }
    this.#choose(options, found?.card.name ?? "", at, key);
  };

  /** The options about the place that a card lies on: where the place is asked for, the card is in the way. */
  #under(found: Found | undefined): number[] | undefined {
    if (!found || found.zone.zone !== this.info?.board?.zone) return undefined;
    return this.offers.places.get(found.card.place);
  }

  /** A place was clicked. */
  readonly place = (place: number, at: DOMRect): void => {
    this.#choose(this.offers.places.get(place), "", at);
  };

  #choose(options: number[] | undefined, title: string, at: DOMRect, key?: number, aim?: Aim): void {
    if (this.seat.taken) return;
    const [first, ...more] = options ?? [];
    if (first === undefined) {
      if (key !== undefined) this.explain(key);
    } else if (more.length === 0) this.take(first, aim);
    else this.menu = { title, at, options: [first, ...more], key, aim };
  }

  /** A card was dropped somewhere: that answers this question and, if it can, the next. */
  readonly drop = (key: number, target: Target): void => {
    if (this.seat.taken) return;
    const options = this.offers.cards.get(key) ?? [];
    const there = options.filter((at) => target.place !== undefined && this.question?.options[at]?.place === target.place);
    const fitting = there.length > 0 ? there : options;
    const handle = target.card === undefined ? null : (this.cards.get(target.card)?.card.handle ?? null);
    this.#choose(fitting, this.cards.get(key)?.card.name ?? "", rectOf(key), key, { target, handle });
  };

  /** Follows a drop on: what it aimed at answers what is asked next, as long as that belongs to what was begun. */
  #goOn(): void {
    const { question } = this;
    if (!question?.can_cancel) this.#aim = undefined;
    if (!this.#aim) return;
    const { target, handle } = this.#aim;
    const card = [...this.cards.values()].find((found) => handle !== null && found.card.handle === handle)?.card.key;
    // A card that is aimed at is chosen: nobody pays with it, or does something with it, by dropping another on it.
    const chooses = (option: number) => ["place", "object"].includes(question?.options[option]?.kind ?? "");
    const [option, ...more] = aimed(this.offers, { place: target.place, card }).filter(chooses);
    if (option === undefined || more.length > 0) return;
    this.#aim = undefined;
    this.take(option);
  }

  /** Shows what a card is and may do, and why not. */
  explain(key: number): void {
    if (this.seat.behind) return this.seat.catchUp();
    const name = this.cards.get(key)?.card.name;
    if (name === undefined) return;
    this.menu = undefined;
    const asked: Sheet = { is: "card", key, name };
    this.#fill(asked, this.#ask(key).then((explained) => ({ ...asked, explained })));
  }

  /** Lays a sheet over the table that is filled when an answer comes, or says why none does. */
  #fill(asked: Sheet & { trouble?: string }, answer: Promise<Sheet>): void {
    this.sheet = asked;
    void answer
      .catch((error: unknown) => ({ ...asked, trouble: sentence(error) }))
      .then((filled) => {
        if (this.sheet === asked) this.sheet = filled;
      });
  }

  #ask(key: number): Promise<Explained> {
    const name = `${this.seat.scene?.number} ${key}`;
    const known = this.#explained.get(name);
    if (known) return known;
    const asked = this.seat.explain(key);
    this.#explained.set(name, asked);
    asked.catch(() => this.#explained.delete(name));
    return asked;
  }

  /** A card is looked at: what changes it is fetched, once the look rests on it. */
  readonly look = (key: number | null): void => {
    clearTimeout(this.#look);
    if (key === null) this.looked = undefined;
    else if (this.cards.get(key)?.card.card != null) this.#look = setTimeout(() => void this.#see(key), LOOK_AFTER);
  };

  /** What cannot be fetched now is missing beside the card, and nothing more. */
  async #see(key: number): Promise<void> {
    this.looked = await this.#ask(key).catch(() => undefined);
  }

  /** Shows the chain of causes of a line of the log. */
  why(line: LogLine): void {
    const asked: Sheet = { is: "why", line };
    this.#fill(asked, this.seat.why(line.line).then((chain) => ({ ...asked, chain })));
  }

  /** Shows the cards of a pile. */
  readonly pile = (zone: string, side: number): void => {
    this.sheet = { is: "pile", zone, side };
  };

  /** Whether the server is answering for the player. */
  get passedFor(): boolean {
    return this.question !== undefined && this.question.options.length === 0 && !this.question.amounts;
  }

  /** Turns passing by itself on or off. */
  switchPassing(on: boolean): void {
    const { passing } = this.seat;
    if (passing) this.seat.pass({ ...passing, on, until_something: on && passing.until_something });
  }

  /** Passes until something happens. */
  passOn(): void {
    const { passing } = this.seat;
    if (passing) this.seat.pass({ ...passing, until_something: true });
  }

  /** Sets or takes away a stop. */
  stop(phase: number, own: boolean): void {
    const { passing } = this.seat;
    if (!passing) return;
    const turned = (stops: number[]) => (stops.includes(phase) ? stops.filter((one) => one !== phase) : [...stops, phase].sort((a, b) => a - b));
    this.seat.pass(own ? { ...passing, own_stops: turned(passing.own_stops) } : { ...passing, their_stops: turned(passing.their_stops) });
  }

  /** Stops all passing. */
  stopPassing(): void {
    const { passing } = this.seat;
    if (!passing || !(passing.on || passing.until_something)) return;
    this.switchPassing(false);
    announce(t("duel.passingStopped"));
  }

  /** Calls off what was begun or, if nothing was, all passing. */
  back(): void {
    if (this.menu) this.menu = undefined;
    else if (this.seat.behind) this.seat.catchUp();
    else if ((this.question?.can_cancel || this.chosen.length > 0) && this.seat.asked) this.cancel();
    else this.stopPassing();
  }
}

/** Where a card is drawn. */
export function rectOf(key: number): DOMRect {
  return document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
}

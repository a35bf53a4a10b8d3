import { language, moving, settings } from "../lib/settings.svelte";
import { complain } from "../lib/toast.svelte";
import type { Explained, Judged, LogLine, Passing, Said, Scene, Sentence, Standing, Told, Welcome } from "../lib/wire";
import { Pace } from "./pace";

/** How the wire is: `gone` if the server will not have us, and trying again would not help. */
export type Link = "joining" | "open" | "lost" | "gone";

/** An answer on its way: which scene it answers, and how it reads. */
export interface Taken {
  scene: number;
  words: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

/** One seat of a duel, or a place among those who watch: what it sees, and what it can say. */
export class Seat {
  /** How the wire is. */
  link: Link = $state("joining");
  /** Why the server will not have us. */
  gone = $state("");
  welcome: Welcome | undefined = $state.raw();
  scene: Scene | undefined = $state.raw();
  standing: Standing | undefined = $state.raw();
  /** When the standing was told, for clocks that go on by themselves. */
  standingAt = $state(0);
  passing: Passing | undefined = $state.raw();
  log: LogLine[] = $state.raw([]);
  /** How many lines of the log there were when this player last answered. */
  read = $state(0);
  /** The lines that tell what happened between the scene before and this one. */
  news: LogLine[] = $state.raw([]);
  /** The answer that is on its way. */
  taken: Taken | undefined = $state.raw();
  /** Whether more has happened than is shown yet. */
  behind = $state(false);

  readonly #address: string;
  readonly #token: string | null;
  #socket: WebSocket | undefined;
  /** The language in which the server tells things. */
  #spoken: "en" | "ja" | undefined;
  #closed = false;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  /** The scene that was named in what was said last, if one was. */
  #named: number | undefined;
  /** Why the server refused what it heard last, if that is the last it said. */
  #parting: string | undefined;
  #explaining = new Map<string, (told: Explained) => void>();
  #judging = new Map<string, (told: Judged) => void>();
  #asking = new Map<number, (chain: Sentence[]) => void>();
  readonly #pace = new Pace((scene) => this.#show(scene));

  constructor(duel: string, token: string | null) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/duels/${encodeURIComponent(duel)}/wire`;
    this.#token = token;
  }

  /** Whether this seat is asked, and has not answered yet. */
  get asked(): boolean {
    const { scene } = this;
    return scene?.question != null && scene.question.seat === scene.seat && this.taken === undefined && this.link === "open";
  }

  /** Shows at once everything that has happened. */
  catchUp(): void {
    this.#pace.hurry();
    this.behind = false;
  }

  /** Sits down. The result gets up again. */
  sit(): () => void {
    const now = () => this.#retry(0);
    const look = () => {
      if (document.visibilityState === "visible") this.#check();
      else this.catchUp();
    };
    addEventListener("online", now);
    document.addEventListener("visibilitychange", look);
    this.#connect();
    return () => {
      this.#closed = true;
      this.#pace.forget();
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", look);
      this.#rest();
      this.#socket?.close();
    };
  }

  /** Tries again at once, if the wire is down. */
  retry(): void {
    if (this.link === "gone") this.link = this.welcome ? "lost" : "joining";
    this.#retry(0);
  }

  /** Answers the question with these options, one after the other. */
  pick(options: number[], words: string): void {
    if (!this.asked || !this.scene) return;
    this.taken = { scene: this.scene.number, words };
    this.read = this.log.length;
    this.#say({ say: "pick", scene: this.scene.number, options });
  }

  /** Calls off what was begun. */
  cancel(words: string): void {
    if (!this.asked || !this.scene) return;
    this.taken = { scene: this.scene.number, words };
    this.#say({ say: "cancel", scene: this.scene.number });
  }

  /** What a card is, what changes it, what may be done with it and why not. */
  explain(card: number): Promise<Explained> {
    const scene = this.scene?.number ?? 0;
    return new Promise((told) => {
      // The server knows the cards of the newest scene only.
      if (this.behind) return;
      this.#explaining.set(`${scene} ${card}`, told);
      this.#say({ say: "explain", scene, card });
    });
  }

  /** Whether something may be done, asked in words. */
  judge(words: string): Promise<Judged> {
    const scene = this.scene?.number ?? 0;
    return new Promise((told) => {
      this.#judging.set(words, told);
      this.#say({ say: "judge", scene, words });
    });
  }

  /** How a line of the log came about. */
  why(line: number): Promise<Sentence[]> {
    return new Promise((told) => {
      this.#asking.set(line, told);
      this.#say({ say: "why", line });
    });
  }

  /** Has everything told in the page's language from now on. */
  speak(): void {
    const spoken = language();
    if (spoken === this.#spoken || this.link !== "open") return;
    this.#spoken = spoken;
    this.catchUp();
    this.#say({ say: "speak", language: spoken });
  }

  /** Says where passing is to be done. */
  pass(passing: Passing): void {
    this.passing = passing;
    this.#say({ say: "passing", ...passing });
  }

  /** Says something that needs no more than its word. */
  tell(say: "concede" | "offer_draw" | "take_back" | "decline" | "rematch" | "claim"): void {
    this.catchUp();
    this.#say({ say });
  }

  #say(said: Said): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (said.say !== "ping") this.#named = "scene" in said ? said.scene : undefined;
    this.#socket.send(JSON.stringify(said));
  }

  #connect(): void {
    if (this.#closed || this.link === "gone") return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#spoken = language();
      this.#say({ say: "sit", token: this.#token, language: this.#spoken });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === "string") this.#hear(JSON.parse(data) as Told);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      // Said goodbye to, with a reason: the seat was taken from elsewhere, or is not ours.
      if (code === 1000 && this.#parting !== undefined) this.#turnedAway(this.#parting);
      else this.#lost();
    };
  }

  #turnedAway(why: string): void {
    this.#socket = undefined;
    this.taken = undefined;
    this.#rest();
    this.link = "gone";
    this.gone = why;
  }

  #lost(): void {
    this.#socket = undefined;
    this.taken = undefined;
    this.#rest();
    if (this.#closed || this.link === "gone") return;
    this.link = this.welcome ? "lost" : "joining";
    this.#retry(this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #retry(wait: number): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  /** Sees whether the server still answers: a wire can break without a word. */
  #check(): void {
    if (this.#pong !== undefined || this.link !== "open") return;
    this.#say({ say: "ping" });
    this.#pong = setTimeout(() => {
      const silent = this.#socket;
      this.#lost();
      silent?.close();
    }, PONG_WITHIN);
  }

  #rest(): void {
    clearTimeout(this.#again);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }

  #hear(told: Told): void {
    this.#parting = told.tell === "refused" ? told.why : undefined;
    switch (told.tell) {
      case "welcome":
        this.#pace.forget();
        this.behind = false;
        this.welcome = told;
        this.link = "open";
        this.#wait = FIRST_WAIT;
        this.#ping = setInterval(() => this.#check(), PING_EVERY);
        break;
      case "scene":
        this.#pace.add(told);
        this.behind = this.#pace.newest !== undefined;
        break;
      case "standing":
        this.standing = told;
        this.standingAt = performance.now();
        break;
      case "passing":
        this.passing = { on: told.on, own_stops: told.own_stops, their_stops: told.their_stops, until_something: told.until_something };
        break;
      case "explained":
        settle(this.#explaining, `${told.scene} ${told.card}`, told);
        break;
      case "judged":
        settle(this.#judging, told.words, told);
        break;
      case "because":
        settle(this.#asking, told.line, told.chain);
        break;
      case "refused":
        this.#refused(told.why);
        break;
      case "pong":
        clearTimeout(this.#pong);
        this.#pong = undefined;
    }
  }

  #show(scene: Scene): void {
    const own = this.taken !== undefined;
    this.news = this.scene ? scene.log.slice(Math.max(0, this.log.length - scene.log_from)) : [];
    this.log = [...this.log.slice(0, scene.log_from), ...scene.log];
    this.read = Math.min(this.read, this.log.length);
    this.scene = scene;
    this.taken = undefined;
    this.behind = this.#pace.newest !== undefined;
    if (!this.asked && this.#leisurely) this.#pace.rest(this.news.length, own);
  }

  /** Whether there is time to look at what happens: a computer does more in a moment than one can follow. */
  get #leisurely(): boolean {
    const players = this.standing?.players ?? [];
    const unhurried = players.some(({ is }) => is === "computer") && players.every(({ left_ms }) => left_ms === null);
    return unhurried && moving() && !settings.text && document.visibilityState === "visible";
  }

  #refused(why: string): void {
    if (this.link !== "open") return;
    this.taken = undefined;
    // What was said to an older scene crossed a newer one on the way: the newer one asks again.
    const newest = this.#pace.newest ?? this.scene;
    const crossed = this.#named !== undefined && newest !== undefined && this.#named < newest.number;
    if (!crossed) complain(why);
  }
}

function settle<K, T>(waiting: Map<K, (told: T) => void>, key: K, told: T): void {
  waiting.get(key)?.(told);
  waiting.delete(key);
}

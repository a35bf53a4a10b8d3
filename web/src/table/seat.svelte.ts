import { language, moving, settings } from "../lib/settings.svelte";
import { complain } from "../lib/toast.svelte";
import type { Drafted, Explained, Judged, LogLine, Offer, Passing, ClientMessage, Scene, Sentence, Presence, ServerMessage, Welcome } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { Pace } from "./pace";

/** How the wire is: `gone` if the server will not have us, and trying again would not help. */
export type Link = "joining" | "open" | "lost" | "gone";

/** An answer on its way: which scene it answers, and how it reads. */
export interface Taken {
  scene: number;
  words: string;
}

/** A question about the duel that is on its way. */
interface Waiting {
  answer: Promise<unknown>;
  told(answer: unknown): void;
  failed(error: Error): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const WELCOME_WITHIN = 10_000;
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
  standing: Presence | undefined = $state.raw();
  /** When the standing was told, for clocks that go on by themselves. */
  standingAt = $state(0);
  passing: Passing | undefined = $state.raw();
  log: LogLine[] = $state.raw([]);
  /** How many lines of the log there were when this player last answered. */
  read = $state(0);
  /** The lines that tell what happened between the scene before and this one. */
  news: LogLine[] = $state.raw([]);
  /** Whether this player has called the duel off. */
  withdraws = false;
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
  #late: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();
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
    const now = () => (this.link === "open" ? this.#check() : this.retry());
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
    // An attempt that hangs does not keep another one from being made.
    if (this.link !== "open") this.#over();
    this.#retry(0);
  }

  /** Answers the question with these options, one after the other. */
  pick(options: number[], words: string): void {
    if (!this.asked || !this.scene) return;
    this.taken = { scene: this.scene.number, words };
    this.read = this.log.length;
    this.#send({ say: "pick", scene: this.scene.number, options });
  }

  /** Answers a question that asks for several with these options, whatever their order. */
  choose(options: number[], words: string): void {
    if (!this.asked || !this.scene) return;
    this.taken = { scene: this.scene.number, words };
    this.read = this.log.length;
    this.#send({ say: "choose", scene: this.scene.number, options });
  }

  /** What such an answer comes to so far, and what can be added to it. */
  draft(options: number[]): Promise<Drafted> {
    const scene = this.scene?.number ?? 0;
    return this.#ask(`draft ${scene} ${options.join()}`, { say: "draft", scene, options });
  }

  /** Calls off what was begun. */
  cancel(words: string): void {
    if (!this.asked || !this.scene) return;
    this.taken = { scene: this.scene.number, words };
    this.#send({ say: "cancel", scene: this.scene.number });
  }

  /** What a card is, what changes it, what may be done with it and why not. */
  explain(card: number): Promise<Explained> {
    const scene = this.scene?.number ?? 0;
    // The server knows the cards of the newest scene only.
    if (this.behind) return Promise.reject(new Error(t("duel.movedOn")));
    return this.#ask(`explain ${scene} ${card}`, { say: "explain", scene, card });
  }

  /** Whether something may be done, asked in words. */
  judge(words: string): Promise<Judged> {
    const scene = this.scene?.number ?? 0;
    return this.#ask(`judge ${words}`, { say: "judge", scene, words });
  }

  /** How a line of the log came about. */
  why(line: number): Promise<Sentence[]> {
    return this.#ask(`why ${line}`, { say: "why", line });
  }

  /** Asks something. What is not answered fails: whoever waits for it is told why. */
  #ask<T>(name: string, said: ClientMessage): Promise<T> {
    let waiting = this.#waiting.get(name);
    if (!waiting) {
      if (this.link !== "open") return Promise.reject(new Error(t("duel.lostWire")));
      let told: Waiting["told"] = () => {};
      let failed: Waiting["failed"] = () => {};
      const answer = new Promise<unknown>((one, other) => ([told, failed] = [one, other]));
      waiting = { answer, told, failed };
      this.#waiting.set(name, waiting);
      this.#send(said);
    }
    return waiting.answer as Promise<T>;
  }

  #answered(name: string, answer: unknown): void {
    this.#waiting.get(name)?.told(answer);
    this.#waiting.delete(name);
  }

  /** One question will not be answered, or none that is on its way. */
  #unanswered(why: string, name?: string): void {
    for (const one of name === undefined ? [...this.#waiting.keys()] : [name]) {
      this.#waiting.get(one)?.failed(new Error(why));
      this.#waiting.delete(one);
    }
  }

  /** Calls off the duel that nobody has joined yet. */
  withdraw(): void {
    this.withdraws = this.#mean({ say: "withdraw" });
  }

  /** Agrees to what the other player offers or asks for. */
  agree(to: Offer): void {
    this.#mean({ say: "agree", to });
  }

  /** Has everything told in the page's language from now on. */
  speak(): void {
    const spoken = language();
    if (spoken === this.#spoken || this.link !== "open") return;
    this.#spoken = spoken;
    this.catchUp();
    this.#send({ say: "speak", language: spoken });
  }

  /** Says where passing is to be done. */
  pass(passing: Passing): void {
    this.passing = passing;
    this.#mean({ say: "passing", ...passing });
  }

  /** Says something that needs no more than its word. */
  tell(say: "concede" | "offer_draw" | "take_back" | "decline" | "rematch" | "claim"): void {
    this.catchUp();
    this.#mean({ say });
  }

  /** Says something that a player meant; where it cannot be said, the player is told. */
  #mean(said: ClientMessage): boolean {
    const heard = this.link === "open" && this.#send(said);
    if (!heard) complain(t("duel.unsaid"));
    return heard;
  }

  #send(said: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(said));
    return true;
  }

  #connect(): void {
    if (this.#closed || this.link === "gone") return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#late = setTimeout(() => this.#lost(), WELCOME_WITHIN);
    socket.onopen = () => {
      this.#spoken = language();
      this.#send({ say: "sit", token: this.#token, language: this.#spoken });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === "string") this.#receive(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** The seat was taken from elsewhere, or is not ours: coming again by itself would not help. */
  #turnedAway(why: string): void {
    this.#over();
    this.link = "gone";
    this.gone = why;
  }

  /** This wire is done with, and what was to come over it does not come. */
  #over(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.taken = undefined;
    this.#rest();
    socket?.close();
    this.#unanswered(t("duel.lostWire"));
  }

  #lost(): void {
    this.#over();
    // Whether it was called off nobody knows: a seat is kept in doubt.
    this.withdraws = false;
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
    this.#send({ say: "ping" });
    this.#pong = setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #rest(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#late);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
  }

  #receive(told: ServerMessage): void {
    switch (told.tell) {
      case "welcome":
        this.#pace.forget();
        this.behind = false;
        clearTimeout(this.#late);
        this.welcome = told;
        this.link = "open";
        this.#wait = FIRST_WAIT;
        this.#ping = setInterval(() => this.#check(), PING_EVERY);
        break;
      case "scene":
        // What can be chosen besides the options counts on from them.
        told.question?.options.push(...(told.question.selection?.more ?? []));
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
        this.#answered(`explain ${told.scene} ${told.card}`, told);
        break;
      case "drafted":
        this.#answered(`draft ${told.scene} ${told.options.join()}`, told);
        break;
      case "judged":
        this.#answered(`judge ${told.words}`, told);
        break;
      case "because":
        this.#answered(`why ${told.line}`, told.chain);
        break;
      case "refused":
        this.#refused(told.why, told.of);
        break;
      case "farewell":
        this.#turnedAway(told.why);
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

  #refused(why: string, of: ClientMessage | null): void {
    if (this.link !== "open") return;
    // What was said to an older scene crossed a newer one on the way: the newer one asks again.
    const newest = this.#pace.newest ?? this.scene;
    const crossed = of !== null && "scene" in of && newest !== undefined && of.scene < newest.number;
    switch (of?.say) {
      case "explain":
        return this.#unanswered(crossed ? t("duel.movedOn") : why, `explain ${of.scene} ${of.card}`);
      case "judge":
        return this.#unanswered(crossed ? t("duel.movedOn") : why, `judge ${of.words}`);
      case "why":
        return this.#unanswered(why, `why ${of.line}`);
      case "pick":
      case "choose":
      case "cancel":
        if (this.taken?.scene === of.scene) this.taken = undefined;
        break;
      case "withdraw":
        this.withdraws = false;
        break;
      case undefined:
        // It was not even read, and may have been anything.
        this.taken = undefined;
        this.withdraws = false;
        this.#unanswered(why);
    }
    if (!crossed) complain(why);
  }
}

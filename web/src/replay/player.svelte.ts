import { ask } from "../lib/api";
import { sentence } from "../lib/fault";
import { complain } from "../lib/toast.svelte";
import type { Explained, ReplayFrame, FrameViewer, ReplayInfo, Sentence } from "../lib/wire";
import { Frames } from "./frames";

/** How fast a replay plays by itself, in steps per second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How many frames are fetched before they are wanted. */
const AHEAD = 4;

/** A replay and where in it one is. */
export class Player {
  info: ReplayInfo;
  /** The frame that is wanted: 0 before the first choice, n after the nth. */
  at = $state(0);
  eye: FrameViewer = $state("both");
  /** The frame that is shown: the wanted one, as soon as it is here. */
  shown: ReplayFrame | undefined = $state.raw();
  playing = $state(false);
  speed: number = $state(1);
  /** The frames at which turns begin, and the last one. */
  readonly turns: number[];

  #frames: Frames;
  #eyeShown: FrameViewer | undefined;
  #fetching = false;
  #forward = true;

  constructor(info: ReplayInfo) {
    this.info = $state.raw(info);
    this.#frames = new Frames(info.id);
    const starts = info.steps.flatMap((step, at) => {
      const before = info.steps[at - 1];
      return before === undefined || before.turn !== step.turn || before.player !== step.player ? [at] : [];
    });
    this.turns = [...new Set([0, ...starts, info.steps.length])];
  }

  /** Tells the same replay in other words; what is shown stays until the frame has come in them. */
  retell(info: ReplayInfo): void {
    if (info === this.info) return;
    this.info = info;
    this.#frames = new Frames(info.id);
    this.#eyeShown = undefined;
    this.#show();
  }

  /** The last frame. */
  get end(): number {
    return this.info.steps.length;
  }

  /** Goes to a frame; one that is not there is the nearest that is. */
  go(at: number): void {
    const there = Math.min(Math.max(Number.isFinite(at) ? Math.trunc(at) : 0, 0), this.end);
    this.#forward = there >= this.at;
    this.at = there;
    if (there === this.end) this.playing = false;
    this.#show();
  }

  /** Goes on by so many choices, or back. */
  step(by: number): void {
    this.go(this.at + by);
  }

  /** Goes to where the next turn begins. */
  nextTurn(): void {
    this.go(this.turns.find((start) => start > this.at) ?? this.end);
  }

  /** Goes to where this turn began, or the one before. */
  lastTurn(): void {
    this.go(this.turns.findLast((start) => start < this.at) ?? 0);
  }

  look(eye: FrameViewer): void {
    this.eye = eye;
    this.#show();
  }

  /** Plays, from the beginning if it was at the end, or stops playing. */
  toggle(): void {
    const playing = !this.playing;
    if (playing && this.at === this.end) this.go(0);
    this.playing = playing && this.end > 0;
  }

  /** What a card of the shown frame is, and what changes it. */
  explain(card: number): Promise<Explained> {
    return this.#ask(`cards/${card}`);
  }

  /** How a line of the shown frame's log came about. */
  why(line: number): Promise<Sentence[]> {
    return this.#ask(`lines/${line}`);
  }

  #ask<T>(what: string): Promise<T> {
    return ask(`replays/${encodeURIComponent(this.info.id)}/frames/${this.shown?.at ?? 0}/${what}?eye=${this.#eyeShown ?? this.eye}`);
  }

  #isShown(): boolean {
    return this.shown?.at === this.at && this.#eyeShown === this.eye;
  }

  #put(frame: ReplayFrame, eye: FrameViewer): void {
    this.shown = frame;
    this.#eyeShown = eye;
  }

  #show(): void {
    const here = this.#frames.peek(this.at, this.eye);
    if (here) this.#put(here, this.eye);
    void this.#catchUp();
  }

  /** Fetches what is wanted; whoever drags along the timeline gets the frames in between that there is time for. */
  async #catchUp(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (!this.#isShown()) {
        const { at, eye } = this;
        const frames = this.#frames;
        const frame = await frames.get(at, eye);
        if (frames === this.#frames && !this.#isShown()) this.#put(frame, eye);
      }
    } catch (error) {
      this.playing = false;
      complain(sentence(error));
    } finally {
      this.#fetching = false;
    }
    void this.#ahead();
  }

  /** Fetches what will be wanted next, as long as nothing else is. */
  async #ahead(): Promise<void> {
    const { at, eye } = this;
    const way = this.#forward ? 1 : -1;
    const next = [...Array(AHEAD).keys()].map((n) => at + way * (n + 1));
    const turn = this.#forward ? this.turns.find((start) => start > at) : this.turns.findLast((start) => start < at);
    for (const one of [...next, at - way, ...(turn === undefined ? [] : [turn])]) {
      if (one < 0 || one > this.end) continue;
      if (this.at !== at || this.eye !== eye) return;
      // What cannot be fetched is told of when it is wanted.
      await this.#frames.get(one, eye).catch(() => undefined);
    }
  }
}

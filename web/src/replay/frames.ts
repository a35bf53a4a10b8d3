import { ask } from "../lib/api";
import type { ReplayFrame, FrameViewer } from "../lib/wire";

/** How many frames are kept. */
const KEPT = 80;

/** The frames of a replay: each is fetched once and kept until others are wanted more. */
export class Frames {
  readonly #replay: string;
  /** The ones that are here, the longest unused first. */
  readonly #kept = new Map<string, ReplayFrame>();
  readonly #coming = new Map<string, Promise<ReplayFrame>>();

  constructor(replay: string) {
    this.#replay = replay;
  }

  /** A frame, if it is here. */
  peek(at: number, eye: FrameViewer): ReplayFrame | undefined {
    const name = `${eye} ${at}`;
    const frame = this.#kept.get(name);
    if (frame) this.#keep(name, frame);
    return frame;
  }

  /** A frame, fetched if it is not here. */
  get(at: number, eye: FrameViewer): Promise<ReplayFrame> {
    const here = this.peek(at, eye);
    if (here) return Promise.resolve(here);
    const name = `${eye} ${at}`;
    let coming = this.#coming.get(name);
    if (!coming) {
      coming = ask<ReplayFrame>(`replays/${encodeURIComponent(this.#replay)}/frames/${at}?eye=${eye}`)
        .then((frame) => this.#keep(name, frame))
        .finally(() => this.#coming.delete(name));
      this.#coming.set(name, coming);
    }
    return coming;
  }

  #keep(name: string, frame: ReplayFrame): ReplayFrame {
    this.#kept.delete(name);
    this.#kept.set(name, frame);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return frame;
  }
}

import type { Scene } from "../lib/wire";

/** How long one looks at what happened, and so much longer for each line that tells of it. */
const LOOK = 450;
const READ = 200;
/** Lines that are read; more than that one finds in the log. */
const MOST = 3;

/** Shows scenes one after the other, each for as long as it takes to see what happened in it. */
export class Pace {
  readonly #show: (scene: Scene) => void;
  #coming: Scene[] = [];
  #seeing: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (scene: Scene) => void) {
    this.#show = show;
  }

  /** The newest scene that waits to be shown. */
  get newest(): Scene | undefined {
    return this.#coming.at(-1);
  }

  /** A scene has come: it is shown when the one before has been seen. */
  add(scene: Scene): void {
    this.#coming.push(scene);
    if (this.#seeing === undefined) this.#next();
  }

  /** What is shown wants to be looked at: so many lines tell of it, and it follows an answer of one's own or not. */
  rest(lines: number, own: boolean): void {
    if (lines === 0) return;
    clearTimeout(this.#seeing);
    const time = (own ? 0 : LOOK) + READ * Math.min(lines, MOST);
    this.#seeing = setTimeout(() => {
      this.#seeing = undefined;
      this.#next();
    }, time);
  }

  /** Shows everything at once. */
  hurry(): void {
    this.#stop();
    const coming = this.#coming;
    this.#coming = [];
    for (const scene of coming) this.#show(scene);
    this.#stop();
  }

  /** Shows nothing of what waits. */
  forget(): void {
    this.#stop();
    this.#coming = [];
  }

  #next(): void {
    while (this.#seeing === undefined) {
      const scene = this.#coming.shift();
      if (!scene) return;
      this.#show(scene);
    }
  }

  #stop(): void {
    clearTimeout(this.#seeing);
    this.#seeing = undefined;
  }
}

import { settings } from "../lib/settings.svelte";
import type { SceneZone } from "../lib/wire";
import type { Key } from "../lib/words.svelte";
import type { Acting } from "./acting.svelte";

/** The keys of the table, as the help lists them. */
export const KEYS: { keys: string[]; does: Key }[] = [
  { keys: ["Enter"], does: "keys.propose" },
  { keys: ["1", "…", "9"], does: "keys.digit" },
  { keys: ["P"], does: "keys.pass" },
  { keys: ["Shift", "P"], does: "keys.passOn" },
  { keys: ["Esc"], does: "keys.back" },
  { keys: ["U"], does: "keys.takeBack" },
  { keys: ["Tab", "←↑↓→"], does: "keys.move" },
  { keys: ["H"], does: "keys.hand" },
  { keys: ["F"], does: "keys.field" },
  { keys: ["O"], does: "keys.theirs" },
  { keys: ["S"], does: "keys.stack" },
  { keys: ["Q"], does: "keys.question" },
  { keys: ["L"], does: "keys.log" },
  { keys: ["W"], does: "keys.whyNot" },
  { keys: ["J"], does: "keys.judge" },
  { keys: ["T"], does: "keys.text" },
  { keys: ["?"], does: "keys.help" },
];

const DIGITS_WITHIN = 700;

/** Where the focus goes in the panel when something is asked. */
export function focusQuestion(): void {
  // Beside the table the panel is in sight anyway, and to look whether it is would lay everything out.
  document.querySelector<HTMLElement>("[data-panel] [data-ask]")?.focus({ preventScroll: !settings.text });
}

/** The keyboard of the table. */
export class Keyboard {
  readonly #acting: Acting;
  #typed = "";
  /** The scene in which it was typed. */
  #scene: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the focus is where it is because something was clicked: then Enter is not meant for it. */
  #clicked = false;

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  /** Forgets what was typed. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#typed = "";
  }

  readonly pointer = (): void => {
    this.#clicked = true;
  };

  readonly key = (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (/^(Tab|Arrow\w+|Home|End)$/.test(event.key)) this.#clicked = false;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    // What is open has the keys, and Esc closes it, wherever the focus is.
    if (this.#acting.sheet || document.querySelector(":popover-open")) return;
    if (at.closest("dialog, [role=menu], textarea, select, [contenteditable]")) return;
    if (at instanceof HTMLInputElement && !["checkbox", "radio"].includes(at.type)) return;
    if (this.#plain(event, at) || (settings.keys && this.#letter(event))) event.preventDefault();
  };

  /** Keys that are no letters work always. */
  #plain(event: KeyboardEvent, at: Element): boolean {
    const acting = this.#acting;
    switch (event.key) {
      case "Enter":
        if (event.repeat) return true;
        if (!this.#clicked && at.closest("button, a, summary, input, [role=button]")) return false;
        if (acting.seat.behind) acting.seat.catchUp();
        else acting.propose();
        return true;
      case "Escape":
        acting.back();
        return true;
      case "ArrowLeft":
      case "ArrowRight":
      case "ArrowUp":
      case "ArrowDown":
        // On the board the board moves; from the question one comes to it.
        return !settings.text && (at === document.body || at.matches("[data-ask]")) && focusIn("[data-board] [data-key]");
      default:
        return false;
    }
  }

  #letter(event: KeyboardEvent): boolean {
    const acting = this.#acting;
    if (event.repeat) return false;
    if (/^\d$/.test(event.key)) return this.#digit(event.key);
    switch (event.key) {
      case "p":
        acting.pass();
        return true;
      case "P":
        acting.passOn();
        return true;
      case "u":
        if (acting.seat.standing?.can_take_back) acting.seat.tell("take_back");
        return true;
      case "w":
        return this.#whyNot();
      case "j":
        acting.sheet = { is: "judge" };
        return true;
      case "t":
        settings.text = !settings.text;
        return true;
      case "?":
        acting.sheet = { is: "help" };
        return true;
      default:
        return this.#go(event.key);
    }
  }

  /** Where letters lead; Enter is then meant for what is there. */
  #go(letter: string): boolean {
    if (!"qlhfos".includes(letter)) return false;
    this.#clicked = false;
    switch (letter) {
      case "q":
        focusQuestion();
        return true;
      case "l":
        this.#acting.logOpen = true;
        setTimeout(() => document.querySelector<HTMLElement>("[data-log]")?.focus());
        return true;
      case "h":
        return this.#jump((zone, side) => this.#spec(zone)?.sight === "own" && zone.side === side);
      case "f":
        return this.#jump((zone, side) => !!this.#spec(zone)?.in_play && (zone.side === side || !!this.#spec(zone)?.shared));
      case "o":
        return this.#jump((zone, side) => !!this.#spec(zone)?.in_play && (zone.side !== side || !!this.#spec(zone)?.shared), true);
      case "s":
        return focusIn("[data-stack]");
      default:
        return false;
    }
  }

  /** Digits take options by their number; where there are more than nine, a second digit may follow. An amount is typed where it is asked for. */
  #digit(digit: string): boolean {
    const { question, seat } = this.#acting;
    if (question?.amounts) {
      // It is the first digit of the amount.
      document.querySelector<HTMLElement>("[data-amount] input")?.focus();
      return false;
    }
    const count = question?.options.length ?? 0;
    const scene = seat.scene?.number;
    if (scene !== this.#scene) this.rest();
    this.#scene = scene;
    clearTimeout(this.#timer);
    this.#typed += digit;
    const take = () => {
      const option = Number(this.#typed) - 1;
      this.rest();
      // What was typed for one question does not answer the next.
      if (scene === seat.scene?.number && option >= 0 && option < count) this.#acting.take(option);
    };
    if (Number(this.#typed) * 10 > count) take();
    else this.#timer = setTimeout(take, DIGITS_WITHIN);
    return true;
  }

  #whyNot(): boolean {
    const key = document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset.key;
    if (key === undefined) return false;
    this.#acting.explain(Number(key));
    return true;
  }

  #spec(zone: SceneZone) {
    return this.#acting.info?.zones.find(({ name }) => name === zone.zone);
  }

  /** Goes to the first card of the zones that fit, or to the first of them. */
  #jump(fits: (zone: SceneZone, side: number) => boolean, theirs = false): boolean {
    const { scene } = this.#acting.seat;
    if (!scene) return false;
    const side = scene.seat ?? 0;
    const zones = scene.zones.filter((zone) => fits(zone, side));
    const cards = zones.flatMap((zone) => zone.cards.filter(({ controller }) => !this.#spec(zone)?.shared || (controller === side) !== theirs));
    for (const { key } of cards) if (focusIn(`[data-board] [data-key="${key}"]`)) return true;
    return zones.some((zone) => focusIn(`[data-board] [data-zone="${CSS.escape(zone.zone)}"][data-side="${zone.side}"]`));
  }
}

/** Focuses the first thing that a selector finds, or the first thing in it that can be focused. */
function focusIn(selector: string): boolean {
  for (const found of document.querySelectorAll<HTMLElement>(selector)) {
    const inner = found.matches("button, [tabindex]") ? found : found.querySelector<HTMLElement>("button, [tabindex]");
    inner?.focus();
    if (inner && document.activeElement === inner) return true;
  }
  return false;
}


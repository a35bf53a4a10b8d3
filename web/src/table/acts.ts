/** What hands do on the table: pointing, pressing, dragging, and the same with keys. One set of listeners for all cards. */

import type { Target } from "./board";

/** Whom it is told. */
export interface Hands {
  card(key: number, at: DOMRect): void;
  place(place: number, at: DOMRect): void;
  zone(zone: string, side: number): void;
  drop(key: number, target: Target): void;
  /** A card is pointed at, or none any more. */
  look(key: number | null, at: DOMRect | null): void;
  /** The card that is shown because it is pointed at. */
  looked(): number | null;
}

/** How far a press must go to be a drag. */
const SLACK = 7;
/** How long a finger rests to look, and a mouse to point. */
const REST = 420;
const HOVER = 160;

function numberOf(element: Element | null | undefined, name: string): number | undefined {
  const value = element instanceof HTMLElement ? element.dataset[name] : undefined;
  return value === undefined ? undefined : Number(value);
}

/** The card that an element is, or stands for. */
function keyOf(element: Element | null): number | undefined {
  return numberOf(element, "key") ?? numberOf(element, "look");
}

function within(root: HTMLElement, target: EventTarget | null, selector: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return found && root.contains(found) ? found : null;
}

/** What lies at a point. */
function under(root: HTMLElement, x: number, y: number, but: HTMLElement): Target & { element: HTMLElement | null } {
  const all = document.elementsFromPoint(x, y).filter((element) => root.contains(element) && !but.contains(element));
  const first = (selector: string) => all.map((element) => element.closest<HTMLElement>(selector)).find((found) => found && root.contains(found) && found !== but);
  const [card, place, zone] = [first("[data-key]"), first("[data-place]"), first("[data-zone]")];
  return {
    card: numberOf(card, "key"),
    place: numberOf(place, "place"),
    zone: zone?.dataset.zone,
    side: numberOf(zone, "side"),
    element: card ?? place ?? zone ?? null,
  };
}

/** Lets hands act on a table. Gives what ends it. */
export function handle(root: HTMLElement, hands: Hands): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pressed: { element: HTMLElement; x: number; y: number; id: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | null = null;
  let dragged = false;
  let resting = 0;
  /** The card that will be looked at if the pointer rests. */
  let aimed: number | undefined;
  /** Whether keys were used last: only then does what has the focus want to be looked at. */
  let keyed = false;
  /** Whether a finger was used last: where it was, browsers believe a mouse to be, which points at whatever comes there. */
  let touched = matchMedia("(hover: none)").matches;

  /** What rested does not any more. */
  function stir(): void {
    window.clearTimeout(resting);
    aimed = undefined;
  }
  function look(element: HTMLElement | null): void {
    const key = keyOf(element);
    stir();
    if (key === (hands.looked() ?? undefined)) return;
    hands.look(key ?? null, key === undefined ? null : (element?.getBoundingClientRect() ?? null));
  }
  function mark(element: HTMLElement | null): void {
    if (element === over) return;
    over?.classList.remove("drop-here");
    element?.classList.add("drop-here");
    over = element;
  }
  function letGo(): void {
    stir();
    mark(null);
    ghost?.remove();
    if (pressed) pressed.element.classList.remove("lifted");
    ghost = pressed = undefined;
  }
  function lift(event: PointerEvent): void {
    if (!pressed) return;
    const { element } = pressed;
    const box = element.getBoundingClientRect();
    ghost = element.cloneNode(true) as HTMLElement;
    ghost.classList.add("ghost");
    for (const name of ["key", "move"]) delete ghost.dataset[name];
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { insetInlineStart: `${box.left}px`, insetBlockStart: `${box.top}px` });
    ghost.style.setProperty("--card", getComputedStyle(element).getPropertyValue("--card"));
    root.append(ghost);
    element.classList.add("lifted");
    look(null);
    dragged = true;
    if (root.isConnected) element.setPointerCapture(event.pointerId);
  }

  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(name, act, { signal });

  document.addEventListener("keydown", () => (keyed = true), { signal, capture: true });
  document.addEventListener("pointerdown", ({ pointerType }) => ([keyed, touched] = [false, pointerType !== "mouse"]), { signal, capture: true });
  on("pointerdown", (event) => {
    dragged = false;
    const element = within(root, event.target, "[data-key]");
    if (!element || event.button !== 0) {
      if (event.pointerType === "touch") look(null);
      return;
    }
    pressed = { element, x: event.clientX, y: event.clientY, id: event.pointerId };
    if (event.pointerType === "touch") {
      look(null);
      resting = window.setTimeout(() => {
        dragged = true;
        look(element);
      }, REST);
    }
  });
  on("pointermove", (event) => {
    if (event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0)) touched = false;
    if (!pressed || event.pointerId !== pressed.id) return;
    // The card has left the table, or the button was let go outside the window.
    if (event.buttons === 0 || !pressed.element.isConnected) return letGo();
    const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!ghost) {
      if (Math.hypot(x, y) < SLACK) return;
      stir();
      lift(event);
    }
    if (!ghost) return;
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.06)`;
    mark(under(root, event.clientX, event.clientY, pressed.element).element);
  });
  on("pointerup", (event) => {
    stir();
    if (pressed && ghost) {
      const { element } = pressed;
      // Each scene numbers the cards anew.
      const key = element.isConnected ? numberOf(element, "key") : undefined;
      const { element: onto, ...target } = under(root, event.clientX, event.clientY, ghost);
      letGo();
      // Back where it was: nothing was meant.
      if (key !== undefined && onto !== element && target.card !== key) hands.drop(key, target);
    } else letGo();
  });
  on("pointercancel", letGo);
  on("contextmenu", (event) => {
    // A finger that rests asks to look, not for the browser's menu.
    if (dragged && within(root, event.target, "[data-key]")) event.preventDefault();
  });

  on("click", (event) => {
    if (dragged && event.detail > 0) {
      dragged = false;
      return;
    }
    const element = within(root, event.target, "[data-open], [data-key], [data-take]");
    if (!element) return;
    const { open } = element.dataset;
    const [key, place] = [numberOf(element, "key"), numberOf(element, "take")];
    if (open !== undefined) hands.zone(open, numberOf(element, "side") ?? 0);
    else if (key !== undefined) hands.card(key, element.getBoundingClientRect());
    else if (place !== undefined) hands.place(place, element.getBoundingClientRect());
  });

  // A card that comes to lie under a pointer at rest is not pointed at.
  on("pointermove", (event) => {
    if (event.pointerType !== "mouse" || touched || pressed) return;
    const element = within(root, event.target, "[data-key], [data-look]");
    const key = keyOf(element);
    if (key !== undefined && key === aimed) return;
    stir();
    if (key === (hands.looked() ?? undefined)) return;
    aimed = key;
    resting = window.setTimeout(() => look(element), element ? HOVER : 60);
  });
  on("pointerleave", (event) => {
    if (event.pointerType === "mouse") look(null);
  });
  on("focusin", (event) => {
    const element = within(root, event.target, "[data-key], [data-look]");
    if (element && keyed) look(element);
    const group = element?.closest<HTMLElement>("[data-group]");
    if (element && group) settle(group, element);
  });
  // Later, since a card that is taken off the table while it has the focus says so in the middle of drawing.
  on("focusout", () =>
    queueMicrotask(() => {
      if (!within(root, document.activeElement, "[data-key], [data-look]")) look(null);
    }),
  );
  on("keydown", (event) => {
    if (event.key === "Escape") {
      // What this key puts away it does not call off as well.
      if (ghost || hands.looked() !== null) event.preventDefault();
      if (ghost) letGo();
      look(null);
      return;
    }
    const from = within(root, event.target, "[data-key], [data-open], [data-take]");
    const next = from && step(root, from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  return () => {
    letGo();
    ending.abort();
  };
}

const STOPS = "[data-key], [data-open], [data-take]";

/** Where an arrow key leads: within the row to the sides, to the nearest card above or below. */
function step(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const sides = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const lines = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const ends = key === "Home" ? 0 : key === "End" ? -1 : undefined;
  if (!sides && !lines && ends === undefined) return undefined;
  const group = from.closest<HTMLElement>("[data-group]");
  const row = [...(group ?? root).querySelectorAll<HTMLElement>(STOPS)];
  if (ends !== undefined) return row.at(ends);
  const inRow = sides ? row[row.indexOf(from) + sides] : undefined;
  if (inRow) return inRow;
  const here = from.getBoundingClientRect();
  let [best, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const other of root.querySelectorAll<HTMLElement>(STOPS)) {
    // Cards of one row overlap; up and down lead out of it.
    if (other === from || (lines && group && other.closest("[data-group]") === group)) continue;
    const there = other.getBoundingClientRect();
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const [ahead, aside] = lines ? [y * lines, Math.abs(x)] : [x * sides, Math.abs(y)];
    if (ahead < 4 || (sides && aside > (here.height + there.height) / 2)) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Lets one card of a row be reached with Tab. */
function settle(group: HTMLElement, one: HTMLElement): void {
  for (const other of group.querySelectorAll<HTMLElement>('[data-key][tabindex="0"]')) {
    if (other !== one && other.closest("[data-group]") === group) other.tabIndex = -1;
  }
  if (one.dataset.key !== undefined) one.tabIndex = 0;
}

/** Lets every row of cards be reached with Tab: the card that was, else one with which something may be done. */
export function reachable(root: HTMLElement): void {
  for (const group of root.querySelectorAll<HTMLElement>("[data-group]")) {
    const cards = [...group.querySelectorAll<HTMLElement>("[data-key]")].filter((card) => card.closest("[data-group]") === group);
    const one = cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.tabIndex === 0) ?? cards.find((card) => card.classList.contains("may")) ?? cards[0];
    if (one) settle(group, one);
  }
}

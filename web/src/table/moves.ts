/** Cards move to where they go: each is drawn from where it, or its like, was before. */

interface Spot {
  at: DOMRect;
  card: string;
  turn: string;
}

const TIME = 220;

/** What is remembered of a table from one scene to the next. */
export class Moves {
  #before = new Map<string, Spot>();
  #running: Animation[] = [];

  /**
   * Remembers where everything is, and lets nothing move on: from there it will move where it belongs then. To be called
   * before the table changes.
   */
  note(root: HTMLElement): void {
    this.#before = spots(root);
    for (const move of this.#running) move.cancel();
    this.#running = [];
  }

  /** Lets everything that is elsewhere now come from where it was. To be called after the table has changed. */
  play(root: HTMLElement): void {
    const before = this.#before;
    if (before.size === 0) return;
    this.#before = new Map();
    const after = elements(root);
    const gone = new Map<string, Spot[]>();
    for (const [id, spot] of before) {
      if (after.has(id)) continue;
      const alike = gone.get(spot.card);
      if (alike) alike.push(spot);
      else gone.set(spot.card, [spot]);
    }
    const starts: [HTMLElement, Spot, DOMRect][] = [];
    for (const [id, element] of after) {
      const { card = "", from: origin = "" } = element.dataset;
      // It itself, its like that is gone, a card nobody knew that is gone, or the pile it was drawn from.
      const from = before.get(id) ?? gone.get(card)?.shift() ?? gone.get(card.replace(/^\d+/, "?"))?.shift() ?? before.get(origin);
      if (from) starts.push([element, from, element.getBoundingClientRect()]);
    }
    for (const [element, from, to] of starts) {
      const [x, y] = [middle(from.at.left, from.at.width, to.left, to.width), middle(from.at.top, from.at.height, to.top, to.height)];
      const turn = Number(from.turn) - Number(element.dataset.turn ?? 0);
      if (Math.abs(x) < 2 && Math.abs(y) < 2 && turn === 0) continue;
      // The row, too, lies above the others for as long as something comes to it.
      element.closest("[data-group]")?.animate([{ zIndex: 20 }, { zIndex: 20 }], { duration: TIME });
      const scale = turn === 0 && to.width > 0 ? from.at.width / to.width : 1;
      this.#running.push(
        element.animate(
          [
            { transform: `translate(${x}px, ${y}px) rotate(${turn * 90}deg) scale(${scale})`, zIndex: 30 },
            { transform: "none", zIndex: 30 },
          ],
          { duration: TIME, easing: "cubic-bezier(.2,.7,.2,1)" },
        ),
      );
    }
  }
}

function middle(from: number, size: number, to: number, width: number): number {
  return from + size / 2 - to - width / 2;
}

function elements(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]")) found.set(element.dataset.move ?? "", element);
  return found;
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const [id, element] of elements(root)) {
    found.set(id, { at: element.getBoundingClientRect(), card: element.dataset.card ?? "", turn: element.dataset.turn ?? "0" });
  }
  return found;
}

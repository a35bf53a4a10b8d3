import { Person } from "./person.mjs";

/** @typedef {import("./person.mjs").Sight} Sight */

/** How many steps one tries with the arrows. */
const STEPS = 16;

/**
 * Which arrow leads from what is focused to something else; nothing if it is there.
 * @param {string} selector
 */
function arrow(selector) {
  const [here, there] = [document.activeElement, document.querySelector(selector)];
  if (!here || !there || here === there) return undefined;
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  if (Math.abs(y) > from.height / 2) return y < 0 ? "ArrowUp" : "ArrowDown";
  return x < 0 ? "ArrowLeft" : "ArrowRight";
}

/** Someone who has no mouse. */
export class Keys extends Person {
  /** How many answers were given with each way. */
  ways = { card: 0, digit: 0, enter: 0 };

  /** @param {Sight} seen @override */
  choose(seen) {
    const chosen = super.choose(seen);
    return chosen === undefined && seen.answers.length > 0 ? "digit" : chosen;
  }

  /** @param {string} named @override */
  async press(named) {
    if (named.includes("[role=menu]")) {
      await this.page.keyboard.press(String(Number(named.split(" >> ")[1] ?? 0) + 1));
    } else if (named.includes(".main")) {
      await this.#toQuestion();
      this.ways.enter += 1;
      await this.page.keyboard.press("Enter");
    } else if (named.includes("[data-key=") && (await this.#walk(named))) {
      this.ways.card += 1;
      await this.page.keyboard.press("Enter");
    } else {
      await this.#digit();
    }
  }

  /** The question itself is focused, so that Enter is meant for it. */
  async #toQuestion() {
    await this.page.keyboard.press("q");
    await this.page.waitForFunction(() => document.activeElement?.matches("[data-ask]"));
  }

  /** Takes an option by its number. */
  async #digit() {
    await this.#toQuestion();
    const numbers = await this.page.evaluate(() => [...document.querySelectorAll("[data-panel] .option .number")].map((one) => one.textContent ?? ""));
    const number = this.any([...new Set(numbers)]) ?? "1";
    this.ways.digit += 1;
    this.did.push(`  by its number: ${number}`);
    for (const digit of number) await this.page.keyboard.press(digit);
  }

  /** Goes to a card with the keys of the zones and the arrows; in words, with Tab. @param {string} selector */
  async #walk(selector) {
    const drawn = (await this.page.locator("[data-geometry]").count()) > 0;
    for (const zone of ["h", "f", "o"]) {
      await this.page.keyboard.press(zone);
      for (let step = 0; step < STEPS; step += 1) {
        const key = await this.page.evaluate(arrow, selector);
        if (key === undefined) break;
        await this.page.keyboard.press(drawn ? key : "Tab");
      }
      if (await this.page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return true;
    }
    return false;
  }
}

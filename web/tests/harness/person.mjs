import { shoot } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * What a person sees of a question.
 * @typedef {object} Sight
 * @property {number} scene which scene it is
 * @property {string} moment the same, with what is chosen in it
 * @property {boolean} asked whether one is asked
 * @property {string} outcome how the duel ended, once it has
 * @property {string} ask the question
 * @property {boolean} paying whether a payment is proposed
 * @property {string} turn what the phases say
 * @property {string[]} acts what glows on the board: selectors
 * @property {string[]} answers what the panel offers besides the proposal: selectors
 * @property {{ least: number, most: number, step: number } | undefined} amount the numbers one may say, if one is asked how much
 * @property {string} proposal the button with what is proposed, if there is one: a selector
 */

/** Reads the table, as it is to be seen. @returns {Sight} */
function sight() {
  const panel = /** @type {HTMLElement | null} */ (document.querySelector("[data-panel]"));
  // What is chosen of several stays so.
  const chosen = panel?.matches("[data-selects]") ? ".picked, .proposed, [aria-pressed=true]" : ":not(*)";
  const seen = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(chosen);
  const asked = panel?.matches(".asks:has([data-ask])") ?? false;
  const text = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent?.trim() ?? "";
  /** @type {string[]} */
  const acts = [];
  for (const one of document.querySelectorAll("[data-board] [data-key].may, [data-board] [data-take], [data-board] [data-key].offer")) {
    const { key, take } = /** @type {HTMLElement} */ (one).dataset;
    if (seen(one)) acts.push(key === undefined ? `[data-take="${take}"]` : `[data-board] [data-key="${key}"]`);
  }
  const answers = [...(panel?.querySelectorAll(".option") ?? [])].flatMap((one, at) => (seen(one) ? [`[data-panel] .option >> ${at}`] : []));
  const main = panel?.querySelector(".answers > .main");
  const amount = /** @type {HTMLInputElement | null} */ (panel?.querySelector("[data-amount] input") ?? null);
  return {
    scene: Number(panel?.dataset.scene ?? -1),
    moment: panel?.dataset.moment ?? "",
    asked,
    outcome: panel?.dataset.outcome ?? "",
    ask: text("[data-panel] [data-ask]"),
    paying: panel?.querySelector(".payment") !== null,
    turn: text("[data-turn-words]"),
    acts,
    answers,
    amount: amount ? { least: Number(amount.min), most: Number(amount.max), step: Number(amount.step) } : undefined,
    proposal: main && seen(main) ? "[data-panel] .answers > .main" : "",
  };
}

/**
 * A point at which something can be touched, once it is scrolled into sight; nothing if all of it is covered.
 * @param {string} named a selector, with ` >> n` for the nth that fits
 */
function touch(named) {
  const [selector = "", nth = "0"] = named.split(" >> ");
  const element = document.querySelectorAll(selector)[Number(nth)];
  if (!element) return undefined;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.8]) {
    for (const along of [0.5, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [left + width * along, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y };
    }
  }
  return undefined;
}

/** The same row of chances for the same seed. @param {number} seed */
export function chances(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often one acts in a row before one lets the game go on. */
const EAGER = 14;

/** Someone at a table who looks at the page, and clicks what glows. */
export class Person {
  page;
  chance;
  /** What was done, the newest last, for a test that fails. @type {string[]} */
  did = [];
  /** How many questions were answered. */
  answered = 0;
  #eager = 0;

  /** @param {Page} page @param {number} seed */
  constructor(page, seed) {
    this.page = page;
    this.chance = chances(seed);
  }

  /** Takes one of several at random. @template T @param {T[]} several @returns {T | undefined} */
  any(several) {
    return several[Math.floor(this.chance() * several.length)];
  }

  look() {
    return this.page.evaluate(sight);
  }

  /** Waits until one is asked something after a moment, or the duel is over. @param {string} [after] @returns {Promise<Sight>} */
  async awaited(after = "") {
    try {
      await this.page.waitForFunction((after) => {
        const panel = /** @type {HTMLElement | null} */ (document.querySelector("[data-panel]"));
        if (!panel) return false;
        return panel.dataset.outcome !== undefined || (panel.matches(".asks:not([data-ponders]):has([data-ask])") && panel.dataset.moment !== after);
      }, after);
    } catch (error) {
      await shoot(this.page, "stuck");
      throw new Error(`Nothing more is asked after ${after} at ${this.page.url()}:\n${this.did.slice(-12).join("\n")}\n${error}`);
    }
    const seen = await this.look();
    // What was asked may have been answered meanwhile: with the last of several everything is chosen.
    return seen.asked || seen.outcome ? seen : this.awaited(after);
  }

  /** Presses where something is. @param {string} named */
  async press(named) {
    const point = await this.page.waitForFunction(touch, named).then(
      (found) => found.jsonValue(),
      () => undefined,
    );
    if (!point) {
      await shoot(this.page, "covered");
      throw new Error(`${named} cannot be touched at ${this.page.url()}:\n${this.did.slice(-12).join("\n")}`);
    }
    await this.tap(point);
  }

  /** @param {{ x: number, y: number }} point */
  async tap({ x, y }) {
    await this.page.mouse.click(x, y);
  }

  /** Answers a question, and waits for the next. @param {Sight} seen */
  async answer(seen) {
    await this.act(seen);
    return this.awaited(seen.moment);
  }

  /** Answers a question. @param {Sight} seen */
  async act(seen) {
    if (seen.amount) return this.#say(seen, seen.amount);
    const choice = this.choose(seen);
    if (!choice) throw new Error(`Nothing to answer "${seen.ask}" with:\n${this.did.slice(-12).join("\n")}`);
    this.did.push(`${seen.scene} ${seen.turn} "${seen.ask}": ${choice}`);
    await this.press(choice);
    await this.#menu(seen.moment);
    this.answered += 1;
  }

  /** Says how much. @param {Sight} seen @param {{ least: number, most: number, step: number }} amount */
  async #say({ scene, turn, ask }, { least, most, step }) {
    const much = least + step * Math.floor(this.chance() * ((most - least) / step + 1));
    this.did.push(`${scene} ${turn} "${ask}": ${much}`);
    await this.page.locator("[data-amount] input").fill(String(much));
    await this.page.keyboard.press("Enter");
    this.answered += 1;
  }

  /** What one answers: rather to act than to pass, but not for ever. @param {Sight} seen */
  choose({ acts, answers, proposal, paying }) {
    if (paying && proposal && this.chance() < 0.85) return proposal;
    const act = this.any(acts) ?? this.any(answers);
    if (!proposal) return act;
    this.#eager += 1;
    if (act && this.#eager <= EAGER && this.chance() < 0.8) return act;
    this.#eager = 0;
    return proposal;
  }

  /** Takes an item of the menu, if a card that was touched has one. @param {string} moment */
  async #menu(moment) {
    const which = await this.page.waitForFunction((moment) => {
      const items = document.querySelectorAll("[role=menu] [role=menuitem]:not(.more)").length;
      if (items > 0) return items;
      const panel = /** @type {HTMLElement | null} */ (document.querySelector("[data-panel]"));
      const gone = !panel || panel.dataset.moment !== moment || panel.querySelector("[data-taken]") !== null;
      return gone ? -1 : 0;
    }, moment).catch(async (error) => {
      await shoot(this.page, "unmoved");
      throw new Error(`Nothing came of that at ${this.page.url()}:\n${this.did.slice(-12).join("\n")}\n${error}`);
    });
    const items = Number(await which.jsonValue());
    if (items <= 0) return;
    const at = Math.floor(this.chance() * items);
    this.did.push(`  of the menu: ${at + 1} of ${items}`);
    await this.press(`[role=menu] [role=menuitem]:not(.more) >> ${at}`);
  }

  /**
   * Plays until the duel is over, or something else is so.
   * @param {(seen: Sight) => boolean | Promise<boolean>} [enough]
   * @returns {Promise<Sight>}
   */
  async play(enough = () => false) {
    let seen = await this.awaited();
    while (!seen.outcome && !(await enough(seen))) seen = await this.answer(seen);
    return seen;
  }
}

/**
 * Has two people at one table play until both have answered so often, or it is over.
 * @param {Person[]} people @param {number} often
 */
export async function together(people, often) {
  const goals = people.map((person) => person.answered + often);
  const lacking = () => people.some((person, i) => person.answered < /** @type {number} */ (goals[i]));
  while (lacking()) {
    const asked = await Promise.any(people.map(async (person) => ({ person, seen: await person.awaited() })));
    if (asked.seen.outcome) return;
    await asked.person.act(asked.seen);
    await asked.person.page.waitForFunction((moment) => {
      const panel = /** @type {HTMLElement | null} */ (document.querySelector("[data-panel]"));
      return panel !== null && panel.dataset.moment !== moment;
    }, asked.seen.moment);
  }
}

/** Someone who touches a screen. */
export class Finger extends Person {
  /** @param {{ x: number, y: number }} point @override */
  async tap({ x, y }) {
    await this.page.touchscreen.tap(x, y);
  }
}

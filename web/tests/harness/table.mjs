/** @typedef {import("playwright-core").Page} Page */

/**
 * What a test fixes of a duel, so that it is always the same one: where chance begins, the decks, and who goes first.
 * @typedef {{ seed: number, seat?: number, decks?: [string, string] }} Fixed
 */

/** Duels of all games that do not take long. @type {[string, Required<Fixed>][]} */
export const DUELS = [
  ["fftcg", { seed: 2, seat: 0, decks: ["storm-and-kite", "kiln-and-wall"] }],
  ["square-enix", { seed: 1, seat: 0, decks: ["storm-and-slag", "blades-of-the-kiln"] }],
  ["caster-chronicles", { seed: 1, seat: 0, decks: ["attic-school", "kiln-school"] }],
  ["dimension-zero", { seed: 1, seat: 0, decks: ["kilns-and-lamps", "quiet-charts"] }],
  ["vividz", { seed: 1, seat: 0, decks: ["tidewatch", "ember-row"] }],
];

/**
 * Fixes what is left to chance in the duels that a page begins against the computer.
 * @param {Page} page @param {Fixed} fixed
 */
export async function fix(page, { seed, seat = 0, decks }) {
  await page.route("**/api/duels", (route) => {
    const said = route.request().postDataJSON();
    if (said === null) return route.continue();
    const deck = decks ? { starter: decks[0] } : said.deck;
    const opponent = decks ? { computer: { player: "greedy", deck: { starter: decks[1] } } } : said.opponent;
    return route.continue({ postData: JSON.stringify({ ...said, seed, seat, deck, opponent }) });
  });
}

/**
 * Begins a duel against the computer: a click on the game, and one on the button that begins it.
 * @param {Page} page @param {string} address @param {string} game @param {Fixed} fixed
 */
export async function begin(page, address, game, fixed) {
  await fix(page, fixed);
  await page.goto(address);
  await page.locator(`[data-game="${game}"]`).click();
  await page.locator("form button.main").click();
  await page.locator("[data-panel]").waitFor();
}

/**
 * The wire of a page, which a test can cut. To be laid before the page goes to a table.
 * @param {Page} page
 */
export async function wire(page) {
  let whole = true;
  let silent = false;
  let picked = () => {};
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  await page.routeWebSocket(/\/wire$/, (near) => {
    if (!whole) return void near.close({ code: 1011 });
    if (silent) return void picked();
    const far = near.connectToServer();
    ends.push(() => Promise.all([near.close({ code: 1011 }), far.close({ code: 3000 })]));
  });
  return {
    async cut() {
      whole = false;
      await Promise.all(ends.splice(0).map((end) => end()));
    },
    /** Whoever is called from now on picks up, and says nothing. Comes back once that has happened. @returns {Promise<void>} */
    hang() {
      [whole, silent] = [true, true];
      return new Promise((done) => (picked = done));
    },
    mend() {
      [whole, silent] = [true, false];
    },
  };
}

/** Gives the duel up. @param {Page} page */
export async function concede(page) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.locator("[data-outcome]").waitFor();
}

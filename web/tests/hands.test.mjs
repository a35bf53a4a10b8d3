import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { Browser } from "./harness/index.mjs";

/** @typedef {import("playwright-core").Page} Page */

// A small game of our own on the easel: two halves, a hand, a pile, and something on the stack.

/** @param {number} key @param {object} rest */
const card = (key, rest = {}) => ({
  key, card: key, name: `Card ${key}`, face_up: true, owner: 0, handle: key, from_top: null, attached_to: null, place: 0,
  orientation: 0, controller: 0, kinds: ["Forward"], colours: ["Fire"], numbers: [{ name: "power", now: "7000", printed: null, change: 0 }],
  keywords: [], marks: [], damage: 0, counters: [], apart: null, rank: 0, goals: [], achieved: false, ...rest,
});
/** @param {string} zone @param {number} side @param {ReturnType<typeof card>[]} cards @param {number} count */
const zone = (zone, side, cards, count = cards.length) => ({ zone, side, count, full: null, turned: [count, 0, 0], cards, ground: [] });

const info = {
  id: "small", phases: ["main phase", "end phase"], course: [0, 1].map((phase) => ({ phase, step: false, before: false })), stops: [{ phase: 0, own: true, theirs: false }], kinds: ["Forward", "Backup"], colours: ["Fire"],
  orientations: ["active", "dull", "reversed"], board: null, japanese: { Brave: "勇", Valour: "勇", power: "力" },
  zones: ["field", "deck", "break", "hand"].map((name) => ({ name, shared: false, sight: name === "hand" ? "own" : name === "deck" ? "nobody" : "public", ordered: false, in_play: name === "field", turns: false })),
  drawing: { numbers: ["power"], counted: ["deck"], open: [], plain_marks: [], icons: [], silent: [], tracks: [], goals: null, bout: "", stack: "On the stack", beneath: [],
    ranks: [{ name: "Forwards", front: true, kept: true }, { name: "Backups", front: false, kept: true }] },
};
const scene = {
  number: 1, seat: 0, turn: 3, player: 0, phase: 0,
  zones: [
    zone("field", 0, [card(0), card(1, { orientation: 1, numbers: [{ name: "power", now: "9000", printed: "7000", change: 1 }], damage: 2000 })]),
    zone("field", 1, [card(2, { controller: 1, owner: 1 })]),
    zone("deck", 0, [], 20), zone("deck", 1, [], 20),
    zone("break", 0, [card(3), card(4)]), zone("break", 1, []),
    zone("hand", 0, [card(5, { handle: null }), card(6, { handle: null, keywords: ["Brave", "Valour"] })]), zone("hand", 1, [], 4),
  ],
  stack: [{ serial: 1, source: "Card 0", card: 0, key: 0, title: null, text: "Deal it damage.", controller: 0, chosen: [2, 2] }],
  bouts: [], waiting: 0, held: [[["Crystal", 2]], []], outcome: null, score: null, passed: 0, log_from: 0, log: [],
  question: {
    seat: 0, topic: "priority", rule: "1", gist: "", ask: "What do you do?", text: null, due: null, proposed: [], can_cancel: false,
    options: [{ words: "play Card 5", kind: "act", card: 5, cards: [5], place: null, note: null }, { words: "pass", kind: "pass", card: null, cards: [], place: null, note: null }],
  },
};
/** The same with other keys, as the next scene has them. */
const rekeyed = {
  ...scene, number: 2, stack: [], question: null,
  zones: scene.zones.map((one) => ({ ...one, cards: one.cards.map((card) => ({ ...card, key: card.key + 10 })) })),
};
const cards = Array.from({ length: 7 }, (_, id) => ({
  id, name: `Card ${id}`, code: "", kinds: ["Forward"], colours: ["Fire"], cost: "2", numbers: [["cost", "2"], ["power", "7000"]], keywords: [], traits: [], header: "", text: ["{Fire}: Draw 1 card."], deckable: true,
}));

/** @type {import("vite").ViteDevServer} */
let vite;
/** @type {Browser} */
let browser;
let folder = "";

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "shobu-"));
  const files = { "small.info": info, "small.cards": { game: "small", pool: null, cards }, "small-00": scene, "small-01": rekeyed };
  for (const [name, what] of Object.entries(files)) await writeFile(join(folder, `${name}.json`), JSON.stringify(what));
  process.env.SHOBU_SCENES = folder;
  vite = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: fileURLToPath(new URL("../dev/vite.config.ts", import.meta.url)),
    server: { port: 0, ws: false, hmr: false, watch: null },
    logLevel: "error",
  });
  await vite.listen();
  browser = await Browser.start();
});
// Nobody watches the files of this server, which the page of it would like to hear of.
afterEach(() => browser.calm(/websocket|favicon/i));
after(async () => {
  await browser?.stop();
  await vite?.close();
  await rm(folder, { recursive: true, force: true });
});

/** @param {import("playwright-core").BrowserContextOptions} options */
async function easel(options = {}) {
  const page = await browser.page({ viewport: { width: 1280, height: 744 }, ...options });
  await page.goto(new URL("dev/board.html?game=small", vite.resolvedUrls?.local[0]).href);
  await page.locator('[data-key="5"]').waitFor();
  return page;
}
/** @param {Page} page */
const said = (page) => page.locator("output").textContent();
/** @param {Page} page @param {string} selector */
async function middle(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("cards, piles and stops answer a press; what may be done is said", async () => {
  const page = await easel();
  await page.getByRole("button", { name: /^Card 5, .*You may: play Card 5/ }).click();
  assert.equal(await said(page), "card 5");
  await page.getByRole("button", { name: "Your Break: 2 cards. On top: Card 4" }).click();
  assert.equal(await said(page), "zone break 0");
  assert.equal(await page.getByRole("button", { name: /^Card 1, .*power 9000, printed 7000, dull, damage 2000/ }).count(), 1);
  assert.equal(await page.locator("svg .chosen").count(), 1);
  await page.getByRole("button", { name: "Stop at Main on my turn" }).click();
  assert.equal(await page.getByRole("button", { name: "Stop at Main on my turn" }).getAttribute("aria-pressed"), "true");
});

test("two words that are the same in another language stand beside each other", async () => {
  const page = await easel({ locale: "ja-JP" });
  assert.equal(await page.locator('[data-key="6"] .word').filter({ hasText: "勇" }).count(), 2);
  await page.locator('.piece [data-key="1"]').hover();
  await page.locator(".zoom th", { hasText: /^力$/ }).waitFor();
});

test("a card is dragged to another, to a row, and back to where it was", async () => {
  const page = await easel();
  const drag = async (/** @type {string} */ to) => {
    const [from, onto] = [await middle(page, '.hand [data-key="5"]'), await middle(page, to)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 90, { steps: 3 });
    await page.mouse.move(onto.x, onto.y, { steps: 5 });
    await page.mouse.up();
    assert.equal(await page.locator(".ghost").count(), 0);
    return said(page);
  };
  assert.equal(await drag('[data-key="2"]'), 'drop 5 {"card":2,"zone":"field","side":1}');
  assert.equal(await drag(".near-back .row"), 'drop 5 {"zone":"field","side":0}');
  await page.getByRole("button", { name: /^Your Deck/ }).click();
  assert.equal(await drag('.hand [data-key="5"]'), "zone deck 0");
});

test("a card that is dragged stays the same card when a scene comes, and is let go with the button", async () => {
  const page = await easel();
  const lift = async () => {
    const from = await middle(page, '.hand [data-key="5"]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 90, { steps: 3 });
    await page.locator(".ghost").waitFor();
  };
  await lift();
  // The button is let go where the page does not hear of it.
  await page.locator('.hand [data-key="5"]').dispatchEvent("pointermove", { pointerId: 1, pointerType: "mouse", buttons: 0 });
  await page.locator(".ghost").waitFor({ state: "detached" });
  await page.mouse.up();
  // The next scene has other keys for the same cards.
  await lift();
  await page.evaluate(() => /** @type {{ show(name: string): void }} */ (/** @type {unknown} */ (window)).show("01"));
  await page.locator('.hand [data-key="15"]').waitFor();
  const onto = await middle(page, '[data-key="12"]');
  await page.mouse.move(onto.x, onto.y, { steps: 5 });
  await page.mouse.up();
  assert.equal(await said(page), 'drop 15 {"card":12,"zone":"field","side":1}');
});

test("Esc first puts away the card that is enlarged, and nothing else", async () => {
  const page = await easel();
  await page.evaluate(() => addEventListener("keydown", ({ key, defaultPrevented }) => (document.title = `${key} ${defaultPrevented}`)));
  await page.locator('.hand [data-key="5"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".zoom").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.title(), "Escape true");
  await page.locator(".zoom").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  assert.equal(await page.title(), "Escape false");
});

test("keys reach every row, move within it and press", async () => {
  const page = await easel();
  await page.locator('.hand [data-key="5"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-key")), "6");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  assert.match((await said(page)) ?? "", /^card [01]$/);
  const reached = await page.locator('[data-group]:has([data-key])').evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[data-key][tabindex="0"]').length));
  assert.ok(reached.length > 2 && reached.every((n) => n === 1), reached.join());
});

test("what is looked at is enlarged beside it, never over it, on a phone too", async () => {
  for (const viewport of [{ width: 1280, height: 744 }, { width: 360, height: 620 }]) {
    const page = await easel({ viewport });
    for (const key of [0, 1, 2, 5, 6]) {
      const target = page.locator(`.piece [data-key="${key}"]`);
      await target.hover();
      const zoom = page.locator(".zoom.set", { hasText: `Card ${key}` });
      await zoom.waitFor();
      const [at, box] = [await target.boundingBox(), await zoom.boundingBox()];
      assert.ok(at && box);
      const over = Math.min(at.x + at.width, box.x + box.width) - Math.max(at.x, box.x) > 1 && Math.min(at.y + at.height, box.y + box.height) - Math.max(at.y, box.y) > 1;
      assert.ok(!over, `${key} at ${viewport.width}: ${JSON.stringify([at, box])}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  }
});

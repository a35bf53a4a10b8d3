import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { atTheTable, shoot } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin } from "./harness/table.mjs";

const table = atTheTable();

/** The words of a language, by key. @param {string} language */
async function words(language) {
  const source = await readFile(new URL(`../src/lib/words/${language}.ts`, import.meta.url), "utf8");
  return new Map([...source.matchAll(/^ {2}"([^"]+)":\s*("(?:[^"\\]|\\.)*"),$/gm)].map(([, key, text]) => [String(key), String(JSON.parse(String(text)))]));
}

const [en, ja] = [await words("en"), await words("ja")];

/** The values that a sentence takes. @param {string} sentence */
function values(sentence) {
  return [...new Set([...sentence.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name))].sort();
}

test("whatever is said in English is said in Japanese, with the same values", () => {
  assert.ok(en.size > 100);
  assert.deepEqual([...ja.keys()].sort(), [...en.keys()].sort());
  for (const [key, sentence] of en) assert.deepEqual(values(ja.get(key) ?? ""), values(sentence), key);
});

/** Words that are the same in Japanese. */
const SAME = /(?<![A-Za-z])(CP|EX|EXP|ATK|DEF|Lv|LvUP)(?![A-Za-z])/g;

/**
 * What the engine says on the page that is not Japanese, without names and texts of cards.
 * @param {import("playwright-core").Page} page @param {string} game
 */
async function unspoken(page, game) {
  const { cards } = /** @type {import("../src/lib/wire").CardList} */ (await (await fetch(`${table.server.address}api/games/${game}/cards`)).json());
  const names = cards.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const said = await page.evaluate(() => {
    const spoken = "[data-ask], [data-panel] .option, [data-panel] .answers button, [data-log] li, [role=menu]";
    return [...document.querySelectorAll(spoken)].map((element) => {
      const copy = /** @type {Element} */ (element.cloneNode(true));
      copy.querySelectorAll("[lang=en], kbd").forEach((other) => other.remove());
      return copy.textContent ?? "";
    });
  });
  assert.ok(said.length > 0);
  const bare = (/** @type {string} */ text) => names.reduce((rest, name) => rest.replaceAll(name, "·"), text).replace(SAME, "");
  return said.filter((text) => /[A-Za-z]{2,}/.test(bare(text)));
}

test("the words of a game are Japanese where decks are chosen and built", async () => {
  const page = await table.browser.page({ locale: "ja-JP" });
  const games = /** @type {import("../src/lib/wire").GameInfo[]} */ (await (await fetch(`${table.server.address}api/games`)).json());
  for (const { id, japanese, decks } of games.filter(({ id }) => ["fftcg", "caster-chronicles"].includes(id))) {
    const { cards } = /** @type {import("../src/lib/wire").CardList} */ (await (await fetch(`${table.server.address}api/games/${id}/cards`)).json());
    const words = [...new Set(cards.flatMap(({ kinds, colours, keywords }) => [...kinds, ...colours, ...keywords]))];
    const known = words.filter((word) => japanese[word] !== undefined && japanese[word] !== word);
    assert.ok(known.length > 5);
    const names = [...cards, ...decks].map(({ name }) => name);
    for (const place of [`#/?game=${id}`, `#/decks/${id}?deck=starter:${decks[0]?.id}`]) {
      await page.goto(`${table.server.address}${place}`);
      await page.reload();
      await page.locator(place.startsWith("#/decks") ? "[data-rows] h3" : "form button.main").first().waitFor();
      const said = await page.evaluate(() =>
        [...document.body.querySelectorAll("*")].flatMap((element) => {
          // What only draws a card is as it is printed; the deck's name and its cards' are what they are.
          if (element.closest("[lang=en], .face > [aria-hidden], script, style")) return [];
          const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? "");
          return [...texts, ...["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "")].filter((text) => text.trim() !== "");
        }),
      );
      const bare = said.map((text) => names.reduce((rest, name) => rest.replaceAll(name, "·"), text));
      const english = new RegExp(`(?<![A-Za-z])(${known.join("|")})(?![A-Za-z])`);
      assert.deepEqual(bare.filter((text) => english.test(text)), [], place);
    }
  }
});

test("the interface is Japanese in every view", async () => {
  const page = await table.browser.page({ locale: "ja-JP" });
  // What is the same in both languages is no sign of a missing translation, nor is a word that a game has, too.
  const games = await (await fetch(`${table.server.address}api/games`)).json();
  const ofGames = new Set(games.flatMap((/** @type {import("../src/lib/wire").GameInfo} */ game) => [...game.colours, ...game.kinds]));
  const own = (/** @type {[string, string]} */ [key, text]) => ja.get(key) !== text && !text.includes("{") && !ofGames.has(text);
  const english = [...en].filter(own).map(([, text]) => text);
  const foreign = () =>
    page.evaluate((english) => {
      const known = new Set(english);
      // Cards and what rules say in short are English.
      const spoken = "[lang=en]";
      /** @type {string[]} */
      const found = [];
      for (const element of document.body.querySelectorAll("*")) {
        if (element.closest(spoken)) continue;
        const said = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? "");
        const labels = ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "");
        found.push(...[...said, ...labels].filter((text) => known.has(text)));
      }
      return found;
    }, english);

  for (const [place, heading] of [
    ["#/", "lobby.title"],
    ["#/?game=vividz", undefined],
    ["#/decks", "decks.title"],
    ["#/decks/fftcg", undefined],
    ["#/cards", "cards.title"],
    ["#/replay", "replay.list"],
    ["#/nowhere", "app.missing"],
  ]) {
    await page.goto(`${table.server.address}${place}`);
    const title = heading === undefined ? undefined : ja.get(heading);
    await page.getByRole("heading", { level: 1, name: title }).first().waitFor();
    assert.deepEqual(await foreign(), [], place);
  }
  await begin(page, table.server.address, "caster-chronicles", { seed: 1, decks: ["attic-school", "kiln-school"] });
  const person = new Person(page, 1);
  await person.play(() => person.answered >= 6);
  assert.deepEqual(await foreign(), [], "the table");
  assert.deepEqual(await unspoken(page, "caster-chronicles"), [], "what the engine says");
  await shoot(page, "duel-ja");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: /** @type {string} */ (ja.get("duel.help")) }).waitFor();
  assert.deepEqual(await foreign(), [], "the help");
});

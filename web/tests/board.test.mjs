import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createServer } from "vite";

/** @typedef {import("../src/lib/wire").SceneCard} SceneCard */
/** @typedef {import("../src/lib/wire").SceneZone} SceneZone */
/** @typedef {import("../src/lib/wire").GameInfo} GameInfo */
/** @typedef {import("../src/lib/wire").Scene} Scene */

/** @type {import("vite").ViteDevServer} */
let vite;
/** @type {typeof import("../src/table/arrange")} */
let laid;
/** @type {typeof import("../src/table/emblem")} */
let emblems;
/** @type {typeof import("../src/table/symbols")} */
let symbols;
/** @type {typeof import("../src/table/colours")} */
let colours;

before(async () => {
  vite = await createServer({
    root: new URL("..", import.meta.url).pathname,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  /** @param {string} name */
  const load = (name) => vite.ssrLoadModule(`/src/table/${name}.ts`);
  laid = /** @type {typeof laid} */ (await load("arrange"));
  emblems = /** @type {typeof emblems} */ (await load("emblem"));
  symbols = /** @type {typeof symbols} */ (await load("symbols"));
  colours = /** @type {typeof colours} */ (await load("colours"));
});
after(() => vite.close());

describe("emblems", () => {
  const paths = /** @type {const} */ (["enclosure", "outer", "inner", "core", "pattern"]);

  test("the same name has the same emblem, another name another", () => {
    const of = (/** @type {string} */ name) => JSON.stringify(emblems.emblem(name, "ring", "waves"));
    assert.equal(of("Harbor Sentinel"), of("Harbor Sentinel"));
    const names = Array.from({ length: 300 }, (_, at) => `Card ${at}`);
    assert.ok(new Set(names.map(of)).size > 295);
  });

  test("whatever the name, every path can be drawn", () => {
    const enclosures = /** @type {const} */ (["ring", "hexagon", "diamond", "burst", "arch"]);
    const patterns = /** @type {const} */ (["waves", "scales", "hemp", "steam", "shell", "arrows", "rays", "circles", "lattice"]);
    for (const name of ["", "勝負", "🂠", "a".repeat(500), "Harbor Sentinel", "Mara"]) {
      for (const enclosure of enclosures) {
        for (const pattern of patterns) {
          const art = emblems.emblem(name, enclosure, pattern);
          for (const part of paths) assert.match(art[part], /^M[-\d. MLQCVZahlqtvz]+$/, `${part} of ${name}`);
        }
      }
    }
  });
});

describe("symbols", () => {
  test("braces, brackets and per cent signs are taken apart, words stay", () => {
    assert.deepEqual(symbols.pieces("{Fire}{2}, [Rest]: Choose 1 [Job Guard]. %Pyre Arc%"), [
      { is: "symbol", text: "Fire" },
      { is: "symbol", text: "2" },
      { is: "words", text: ", " },
      { is: "term", text: "Rest" },
      { is: "words", text: ": Choose 1 " },
      { is: "term", text: "Job Guard" },
      { is: "words", text: ". " },
      { is: "term", text: "Pyre Arc" },
    ]);
  });

  test("what is not closed stays as it is, and nothing is lost", () => {
    for (const text of ["", "{", "a } b", "[x", "{}", "100 % of [it", "{a{b}"]) {
      assert.equal(symbols.pieces(text).reduce((all, { is, text }) => all + (is === "symbol" ? `{${text}}` : is === "term" ? `[${text}]` : text), ""), text);
    }
  });

  test("every colour of the games has a paint of its own, in any case", () => {
    for (const colour of ["Fire", "ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark", "Red", "Black", "Blue", "Green", "White", "Solis", "Luna", "Aes"]) {
      assert.ok(colours.isColour(colour));
      assert.equal(colours.paintOf(colour).css, `var(--colour-${colour.toLowerCase()})`);
    }
    assert.equal(colours.paintOf("any element").css, "var(--colour-none)");
    assert.equal(colours.paintOf(undefined).css, "var(--colour-none)");
  });
});

/** @param {number} key @param {Partial<SceneCard>} rest @returns {SceneCard} */
function card(key, rest = {}) {
  return {
    key,
    card: key,
    name: `Card ${key}`,
    apart: null,
    face_up: true,
    owner: 0,
    handle: key + 100,
    from_top: null,
    attached_to: null,
    place: 0,
    orientation: 0,
    controller: 0,
    kinds: [],
    colours: [],
    numbers: [],
    keywords: [],
    marks: [],
    damage: 0,
    counters: [],
    rank: null,
    goals: [],
    achieved: false,
    ...rest,
  };
}

/** @param {string} zone @param {number} side @param {SceneCard[]} cards @returns {SceneZone} */
function zone(zone, side, cards) {
  return { zone, side, count: cards.length, full: null, turned: [cards.length, 0, 0], cards, ground: [] };
}

/** @param {string[]} zones in play, then the others @param {Partial<GameInfo["drawing"]>} drawing @param {GameInfo["board"]} board */
function game(zones, drawing, board = null) {
  return /** @type {GameInfo} */ ({
    zones: zones.map((name) => ({ name, shared: name === board?.zone, sight: "public", ordered: false, in_play: ["field", "areas", "missions"].includes(name), turns: false })),
    board,
    drawing: { numbers: [], counted: ["deck"], open: [], plain_marks: [], icons: [], silent: [], tracks: [], goals: null, bout: "", stack: "", beneath: [], ranks: [], ...drawing },
  });
}

/** @param {SceneZone[]} zones @param {Partial<Scene>} rest */
function scene(zones, rest = {}) {
  return /** @type {Scene} */ ({ seat: 1, zones, stack: [], bouts: [], held: [[], []], ...rest });
}

describe("where cards lie", () => {
  test("in two halves, by who controls them and in their rows, with what they carry", () => {
    const cards = [
      card(0, { rank: 1, controller: 1 }),
      card(1, { rank: 0 }),
      card(2, { attached_to: 1 }),
      card(3, { rank: 2 }),
      card(4, { card: null }),
    ];
    const ranks = [
      { name: "Forwards", front: true, kept: true },
      { name: "Backups", front: false, kept: true },
      { name: "Monsters", front: true, kept: false },
    ];
    const info = game(["field", "deck", "damage", "removed"], { ranks, tracks: ["damage"] });
    const { near, far } = laid.arrange(info, scene([zone("field", 0, cards), zone("deck", 0, []), zone("damage", 0, [card(5)]), zone("removed", 0, [])]));
    assert.equal(near.seat, 1);
    const keys = (/** @type {import("../src/table/arrange").Group[]} */ groups) => groups.map(({ name, stood }) => [name, ...stood.map(({ card }) => card.key)]);
    assert.deepEqual(keys(near.front), [["Forwards"]]);
    assert.deepEqual(keys(near.back), [["Backups", 0]]);
    assert.deepEqual(keys(far.front), [["Forwards", 1], ["Monsters", 3]]);
    assert.deepEqual(keys(far.back), [["Backups"], ["", 4]]);
    assert.deepEqual(far.front[0]?.stood[0]?.beside.map(({ card }) => card.key), [2]);
    // Piles that are empty are left out, unless they are counted.
    assert.deepEqual(far.piles.map(({ zone }) => zone), ["deck"]);
    assert.deepEqual(far.tracks.map(({ zone }) => zone), ["damage"]);
  });

  test("on the places of a board, with what lies beneath", () => {
    const board = { zone: "areas", rows: [["a", "b"], ["c", "d"]], row_names: ["yours", "theirs"], columns: ["l", "r"] };
    const info = game(["areas", "exp", "missions"], { beneath: [["exp", "EXP"]], goals: { zone: "missions", turned: "checked", face_down: "cleared" } }, board);
    const found = laid.arrange(
      info,
      scene([
        zone("areas", 0, [card(0, { place: 3 }), card(1, { place: 3, controller: 1 })]),
        zone("exp", 0, [card(2, { attached_to: 0 }), card(3, { attached_to: 0 })]),
        zone("missions", 1, [card(4, { place: 1 }), card(5, { place: 0 })]),
      ]),
    );
    assert.deepEqual(found.places.map((stood) => stood.map(({ card }) => card.key)), [[], [], [], [0, 1]]);
    assert.deepEqual(found.places[3]?.[0]?.beneath.map(({ called, cards }) => [called, cards.length]), [["EXP", 2]]);
    assert.deepEqual(found.near.goals.map(({ card }) => card.key), [5, 4]);
    assert.deepEqual(found.near.piles, []);
  });

  test("who fights is found by key and by mark", () => {
    const cards = [card(0, { name: "Twin" }), card(1, { name: "Twin" }), card(2, { name: "Lone" }), card(3, { marks: ["attacking"] }), card(4, { marks: ["blocking"] })];
    const bout = { number: 1, place: 0, cards: ["Twin (2nd)", "Lone"], keys: [1, 2] };
    const fights = laid.fights(game(["field"], {}), scene([zone("field", 0, cards)], { bouts: [bout] }));
    assert.deepEqual(fights.clashes, [[1, 2], [3, 4]]);
    assert.deepEqual([...fights.keys].sort(), [1, 2, 3, 4]);
  });
});

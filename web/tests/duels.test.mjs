import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atTheTable, shoot } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin } from "./harness/table.mjs";

const table = atTheTable();

/** The games, with where chance begins in a duel that does not take long. @type {[string, number][]} */
const DUELS = [
  ["fftcg", 1],
  ["square-enix", 1],
  ["caster-chronicles", 1],
  ["dimension-zero", 1],
  ["vividz", 1],
];

describe("a whole duel can be played against the computer by clicks", { concurrency: 2 }, () => {
  for (const [game, seed] of DUELS) {
    test(game, async (t) => {
      const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
      await begin(page, table.server.address, game, { seed, seat: 0 });
      const person = new Person(page, seed);
      const end = await person.play(async ({ scene }) => {
        if (person.answered % 25 === 10) await shoot(page, `${game}-${person.answered}`);
        return scene < 0;
      });
      await shoot(page, `${game}-over`);
      assert.match(end.ask, /wins?[.!]|draw/i);
      assert.equal(await page.getByRole("button", { name: "Play again" }).count(), 1);
      t.diagnostic(`${person.answered} answers: ${end.ask}`);
      await page.context().close();
    });
  }
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin, DUELS } from "./harness/table.mjs";

const table = atTheTable();

describe("a whole duel can be played against the computer by clicks", { concurrency: 2 }, () => {
  for (const [game, fixed] of DUELS) {
    test(game, async (t) => {
      const page = await table.browser.page({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
      await begin(page, table.server.address, game, fixed);
      const person = new Person(page, fixed.seed);
      /** @param {string} moment */
      const inspect = async (moment) => {
        for (const colorScheme of /** @type {const} */ (["dark", "light"])) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
          await axe(page);
          await shoot(page, `${game}-${moment}-${colorScheme}`);
        }
      };
      const end = await person.play(async () => {
        if (person.answered === 12) await inspect("middle");
        else if (person.answered % 8 === 4) await shoot(page, `${game}-${person.answered}`);
        return false;
      });
      await inspect("over");
      assert.match(end.ask, /wins?[.!]|draw/i);
      assert.match(await page.locator("[data-panel]").innerText(), /\d+[.-]\d+/, "the rule that ended it");
      assert.equal(await page.getByRole("button", { name: "Play again" }).count(), 1);
      t.diagnostic(`${person.answered} answers: ${end.ask}`);
      await page.context().close();
    });
  }
});

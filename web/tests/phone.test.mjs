import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atTheTable, shoot } from "./harness/index.mjs";
import { Finger } from "./harness/person.mjs";
import { begin, DUELS } from "./harness/table.mjs";

const table = atTheTable();

describe("a duel is played on a phone, and nothing leaves the screen", { concurrency: 2 }, () => {
  for (const [game, fixed] of DUELS) {
    test(game, async () => {
      const page = await table.browser.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await begin(page, table.server.address, game, fixed);
      const person = new Finger(page, fixed.seed);
      const end = await person.play(async () => {
        const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
        assert.equal(await page.locator(".zoom").count(), 0, "nothing is enlarged that no finger rests on");
        return person.answered >= 9;
      });
      assert.equal(end.outcome, "");
      await shoot(page, `phone-${game}`);
      await page.context().close();
    });
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, shoot } from "./harness/index.mjs";
import { Person, together } from "./harness/person.mjs";
import { concede, wire } from "./harness/table.mjs";

const table = atTheTable();

/** The lines of the log, as far as a seat sees them. @param {import("playwright-core").Page} page */
function log(page) {
  return page.evaluate(() => [...document.querySelectorAll("[data-log] li")].map((line) => line.textContent?.replace(/^\s*New:/, "").trim() ?? ""));
}

test("two browsers play by an invitation, and go on where they were after a break", async () => {
  const { browser, server } = table;
  const [host, guest] = [await browser.page(), await browser.page()];
  const line = await wire(guest);

  await host.goto(`${server.address}#/?game=vividz`);
  await host.getByRole("button", { name: "Invite a friend" }).click();
  const link = await host.getByRole("textbox", { name: "Send this link" }).inputValue();
  await shoot(host, "invitation");
  await guest.goto(link);
  await guest.getByRole("button", { name: "Join the duel" }).click();

  // Passing takes as long as a thought would; these two think faster.
  for (const page of [host, guest]) await page.getByRole("switch", { name: "Pass for me" }).uncheck();
  const people = [new Person(host, 3), new Person(guest, 4)];
  await together(people, 4);
  await shoot(guest, "seats");

  // One page is loaded anew.
  const before = await log(host);
  await host.reload();
  await host.waitForFunction((lines) => document.querySelectorAll("[data-log] li").length >= lines, before.length - 1);
  const after = await log(host);
  assert.deepEqual(after.slice(0, before.length - 1), before.slice(0, -1));
  await together(people, 2);

  // The other loses the connection.
  await line.cut();
  await guest.getByText("The connection is lost").waitFor();
  await host.getByText("away").first().waitFor();
  await shoot(guest, "connection-lost");
  line.mend();
  await guest.getByText("The connection is lost").waitFor({ state: "detached" });
  await together(people, 2);

  // The server ends as in a power cut, and is started again.
  await server.kill();
  await host.getByText("The connection is lost").waitFor();
  await server.run();
  for (const page of [host, guest]) await page.getByText("The connection is lost").waitFor({ state: "detached" });
  await together(people, 2);

  // What one sees the other sees: who wins.
  await concede(host);
  await guest.getByRole("heading", { name: "You win!" }).waitFor();
  await host.getByRole("button", { name: "Play again" }).click();
  await guest.getByRole("button", { name: "Play again" }).click();
  for (const page of [host, guest]) await page.locator("[data-panel]:not([data-outcome])").waitFor();
  assert.equal(new URL(host.url()).hash, new URL(guest.url()).hash);
  browser.calm(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket/);
});

import { after, afterEach, before } from "node:test";
import { Browser } from "./browser.mjs";
import { Server } from "./server.mjs";

export { axe, shoot, still } from "./browser.mjs";
export { Browser, Server };

/**
 * A server and a browser for all tests of a file. A test fails if a page it opened had an error.
 * @param {string[]} words further words of the server's command line
 */
export function atTheTable(...words) {
  /** @type {{ server: Server, browser: Browser }} */
  const table = Object.create(null);
  before(async () => {
    table.server = await Server.start(...words);
    table.browser = await Browser.start();
  });
  afterEach(() => table.browser.calm());
  after(async () => {
    await table.browser?.stop();
    await table.server?.stop();
  });
  return table;
}

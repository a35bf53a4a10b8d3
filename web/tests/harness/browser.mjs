import axeCore from "axe-core";
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { there } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */

const shots = fileURLToPath(new URL("../../shots/", import.meta.url));

function executable() {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium"));
  const found = there(process.env.CHROMIUM ? [process.env.CHROMIUM] : ["/usr/bin/chromium", ...onPath]);
  if (!found) throw new Error("The page's tests need Chromium: install it, or name one in CHROMIUM.");
  return found;
}

/** Chromium, with pages that report what goes wrong on them. */
export class Browser {
  /** @type {import("playwright-core").Browser} */
  #chromium;
  /** @type {string[]} */
  #troubles = [];

  /** @param {import("playwright-core").Browser} browser */
  constructor(browser) {
    this.#chromium = browser;
  }

  static async start() {
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    return new Browser(await chromium.launch({ executablePath: executable(), args }));
  }

  /**
   * A page of its own: no other page knows what it remembers.
   * @param {import("playwright-core").BrowserContextOptions} options
   */
  async page(options = {}) {
    const context = await this.#chromium.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.on("pageerror", (error) => this.#troubles.push(`${page.url()}: ${error.stack ?? error}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#troubles.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    return page;
  }

  /** Fails if a page had an error. @param {RegExp} [expected] what a test provoked and is no error */
  calm(expected) {
    const troubles = this.#troubles.filter((trouble) => !expected?.test(trouble));
    this.#troubles = [];
    if (troubles.length > 0) throw new Error(`Errors on the page:\n${troubles.join("\n")}`);
  }

  async stop() {
    await this.#chromium.close();
  }
}

/**
 * On a page that is to be opened no time goes by but what a test has the page's clock run: nothing happens by itself,
 * however long a slow machine takes.
 * @param {Page} page
 */
export async function still(page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
}

/** Keeps a picture of the page. @param {Page} page @param {string} name */
export async function shoot(page, name) {
  await mkdir(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Fails, with a list, if the page shuts someone out. @param {Page} page */
export async function axe(page) {
  // The page's policy refuses scripts in it; what the browser evaluates for the test it does not concern.
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = /** @type {{ axe: typeof import("axe-core") }} */ (/** @type {unknown} */ (window));
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(" ")}\n      ${node.failureSummary?.replaceAll("\n", "\n      ")}`).join("\n")}`,
    );
  });
  if (violations.length > 0) throw new Error(`Accessibility, at ${page.url()}:\n${violations.join("\n")}`);
}

import { spawn } from "node:child_process";
import { accessSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The first of some files that is there.
 * @param {(string | undefined)[]} files */
export function there(files) {
  return files.find((file) => {
    try {
      accessSync(/** @type {string} */ (file));
      return file !== undefined;
    } catch {
      return false;
    }
  });
}

function binary() {
  const wish = process.env.SHOBU;
  const found = there(wish ? [wish] : ["release", "debug"].map((profile) => join(root, "target", profile, "shobu")));
  if (!found) throw new Error("There is no server to test with: run `cargo build`, or name one in SHOBU.");
  return found;
}

/** A server with a database of its own, which a test can kill and start again. */
export class Server {
  /** Where it listens: `http://127.0.0.1:PORT/`. */
  address = "";
  /** What it printed, for a test that fails. */
  output = "";
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  #folder = "";

  /** Starts one in a temporary folder. @param {string[]} words further words of its command line */
  static async start(...words) {
    const server = new Server();
    server.#folder = await mkdtemp(join(tmpdir(), "shobu-"));
    try {
      await server.run("127.0.0.1:0", ...words);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Runs it, again if it was killed: with the same database. @param {string} listen @param {string[]} words */
  async run(listen = new URL(this.address).host, ...words) {
    const child = spawn(
      binary(),
      ["table", "--listen", listen, "--database", join(this.#folder, "table.db"), "--no-open", ...words],
      { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#child = child;
    child.stderr.on("data", (text) => (this.output += text));
    this.address = await new Promise((found, failed) => {
      const late = setTimeout(() => failed(new Error(`The server named no address in 60 s:\n${this.output}`)), 60_000);
      createInterface(child.stdout).on("line", (line) => {
        this.output += `${line}\n`;
        const address = /^http:\/\/[^\s/]+:\d+\/$/.exec(line.trim());
        if (!address) return;
        clearTimeout(late);
        found(address[0]);
      });
      child.once("error", failed);
      child.once("exit", (code) => {
        clearTimeout(late);
        failed(new Error(`The server ended with ${code}:\n${this.output}`));
      });
    });
  }

  /** Ends it from one moment to the next, as a power cut would. */
  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  /** Ends it for good, and takes its folder away. */
  async stop() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

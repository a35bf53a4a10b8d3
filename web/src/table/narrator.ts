import type { LogLine, Scene } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** Lines that are read aloud at once; more than that nobody can follow. */
const MOST = 8;

/** Tells by ear what has changed from scene to scene. */
export class Narrator {
  #lines = -1;
  #asked = "";

  /** What is new: lines of the log and, unless it is heard anyway, what is asked. */
  tell(log: LogLine[], scene: Scene, heard: boolean, name: (side: number) => string): string {
    const fresh = this.#lines < 0 ? [] : log.slice(Math.min(this.#lines, log.length)).map(({ text }) => text);
    this.#lines = log.length;
    const news = fresh.length > MOST ? [t("duel.moreLines", { n: fresh.length - MOST }), ...fresh.slice(-MOST)] : fresh;
    const asked = this.#question(scene, name);
    if (!heard && asked !== "" && (asked !== this.#asked || fresh.length > 0)) news.push(asked);
    this.#asked = asked;
    return news.map((line) => (/[.?!。？！]$/.test(line) ? line : `${line}.`)).join(" ");
  }

  #question({ question, outcome, seat }: Scene, name: (side: number) => string): string {
    if (outcome) {
      if (outcome.winner === null) return t("duel.draw");
      if (outcome.winner === seat) return t("duel.won");
      return t(seat === null ? "duel.wins" : "duel.lost", { name: name(outcome.winner) });
    }
    return question && question.seat === seat ? question.ask : "";
  }
}

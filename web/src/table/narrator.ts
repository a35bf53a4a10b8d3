import type { LogLine, Scene } from "../lib/wire";
import { ended } from "../lib/fault";
import { t } from "../lib/words.svelte";

/** Lines that are read aloud at once; more than that nobody can follow. */
const MOST = 8;

/** Tells by ear what has changed from scene to scene. */
export class Narrator {
  #lines = -1;
  #turn = 0;
  #asked = "";

  /** What is new: lines of the log and, unless it is heard anyway, what is asked. */
  tell(log: LogLine[], scene: Scene, heard: boolean, name: (side: number) => string): string {
    const fresh = this.#lines < 0 ? [] : this.#told(log.slice(Math.min(this.#lines, log.length)), scene, name);
    this.#lines = log.length;
    this.#turn = scene.turn;
    const news = fresh.length > MOST ? [t("duel.moreLines", { n: fresh.length - MOST }), ...fresh.slice(-MOST)] : fresh;
    const asked = this.#question(scene, name);
    if (!heard && asked !== "" && (asked !== this.#asked || fresh.length > 0)) news.push(asked);
    this.#asked = asked;
    return news.map(ended).join(" ");
  }

  /** Lines as they are heard: each turn is announced, and what happens several times is said once. */
  #told(lines: LogLine[], scene: Scene, name: (side: number) => string): string[] {
    const told: { words: string; times: number }[] = [];
    for (const { turn, text } of lines) {
      if (turn > this.#turn) told.push({ words: turn === scene.turn ? t("duel.turnOf", { n: turn, name: name(scene.player) }) : t("duel.turn", { n: turn }), times: 1 });
      this.#turn = turn;
      const last = told.at(-1);
      if (last?.words === text) last.times += 1;
      else told.push({ words: text, times: 1 });
    }
    return told.map(({ words, times }) => (times > 1 ? t("duel.times", { what: words, n: times }) : words));
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

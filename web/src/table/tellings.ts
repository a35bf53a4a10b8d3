import type { LogLine } from "../lib/wire";

/** A line of the log, and how often it says the same in a row. */
export interface Telling {
  line: LogLine;
  times: number;
}

/** Lines of the log, those that say the same in a row as one: the newest of them. */
export function tellings(lines: readonly LogLine[]): Telling[] {
  const told: Telling[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.line.text === line.text) Object.assign(last, { line, times: last.times + 1 });
    else told.push({ line, times: 1 });
  }
  return told;
}

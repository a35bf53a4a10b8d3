import { language } from "./settings.svelte";
import { en, type Key, type Words } from "./words/en";
import { ja } from "./words/ja";

const WORDS: Record<"en" | "ja", Words> = { en, ja };

export type { Key };

/**
 * The words for a key in the page's language. `{n}` stands for the value named `n`,
 * `{n|card|cards}` for the word that goes with that number.
 */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return WORDS[language()][key].replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

import { t } from "./words.svelte";

/** A sentence with its end, which what the server says does not have. */
export function ended(said: string): string {
  if (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}）」]$/u.test(said) && !/[。、]$/.test(said)) return `${said}。`;
  return /[\p{L}\p{N}`'"”)\]]$/u.test(said) ? `${said}.` : said;
}

/** What went wrong, as a sentence that can be shown: the server's begin small and end open, as parts of others. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return t("app.garbled");
  const said = error.message.charAt(0).toUpperCase() + error.message.slice(1);
  return ended(said);
}

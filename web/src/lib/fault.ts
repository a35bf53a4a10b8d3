import { t } from "./words.svelte";

/** What went wrong, as a sentence that can be shown. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : t("app.garbled");
}

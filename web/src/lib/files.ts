import { t } from "./words.svelte";

/** The text of a file; one that holds none is refused in a sentence. */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  for (const encoding of wide ? [wide] : ["utf-8", "shift_jis"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes("\0")) return text;
    } catch {
      // Another encoding may fit.
    }
  }
  throw new Error(t("app.noText", { name: file.name }));
}

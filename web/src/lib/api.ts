import { language } from "./settings.svelte";
import { t } from "./words.svelte";

/** Why the server did not do what it was asked, in one sentence that can be shown. */
export class Refused extends Error {
  /** The status of the answer; 0 if there was none. */
  readonly status: number;

  constructor(sentence: string, status: number) {
    super(sentence);
    this.status = status;
  }
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, { ...init, headers: { ...init.headers, "accept-language": language() } });
  } catch {
    throw new Refused(t("app.silent"), 0);
  }
}

/** What an answer means that is not the one that was asked for. */
function refusal(answer: Response, told: unknown): Refused {
  const sentence = typeof told === "object" && told !== null && "why" in told ? told.why : undefined;
  // A proxy that cannot reach the server answers in its place.
  const unreached = answer.status >= 500 && told === undefined;
  return new Refused(
    typeof sentence === "string" ? sentence : t(unreached ? "app.silent" : "app.garbled"),
    answer.status,
  );
}

/**
 * Asks the server, with GET or, if there is something to say, with POST.
 * Whatever goes wrong comes as {@link Refused}: the server's own sentence where it gave one (`{"why": …}`).
 */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await reach(path, init);
  const told: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && told !== undefined) return told as T;
  throw refusal(answer, told);
}

/** Asks the server for a text; what goes wrong comes as from {@link ask}. */
export async function askText(path: string): Promise<string> {
  const answer = await reach(path, {});
  if (answer.ok) return answer.text();
  throw refusal(answer, await answer.json().catch(() => undefined));
}

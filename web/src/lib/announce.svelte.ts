/** What the live region holds. Two places take turns, so that the same sentence said twice is read twice. */
export const said = $state({ turn: 0, texts: ["", ""] as [string, string] });

/** Has a screen reader read a sentence when it is done with the one before. */
export function announce(text: string): void {
  said.turn = 1 - said.turn;
  said.texts = said.turn === 0 ? [text, ""] : ["", text];
}

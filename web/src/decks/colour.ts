/** The colour of the style sheet for a card's colour. */
export function paint(colour: string | undefined): string {
  return `var(--colour-${(colour ?? "none").toLowerCase().replaceAll(/[^a-z]+/g, "-")}, var(--colour-none))`;
}

/** The colours of cards: how each is painted, the sign that stands for it and the pattern behind its emblems. */

/** Signs on a ground of 24 by 24. Colours that mean the same thing share one. */
const SIGNS = {
  flame: "M12 1.8c.6 3.6 5.9 6.4 5.9 12.1A5.9 5.9 0 0 1 12 20.4a5.9 5.9 0 0 1-5.9-6.3c0-2.6 1.3-4.1 2.5-5.5.4 1.9 1.2 2.7 2.2 3.1C10.2 8.2 10.7 4.6 12 1.8Z",
  drop: "M12 2.2c3.4 4.3 6.3 7.8 6.3 11.5a6.3 6.3 0 0 1-12.6 0C5.7 10 8.6 6.5 12 2.2Z",
  flake:
    "M11 2h2v4.3l2.3-1.3 1 1.7-3.3 1.9v1.7l1.5-.9 3.3-2 1 1.8-3.3 1.9v0l3.3 1.9-1 1.8L13 13v1.7l3.3 1.9-1 1.7L13 17v5h-2v-5l-2.3 1.3-1-1.7 3.3-1.9V13l-4.8 1.8-1-1.8 3.3-1.9v0L5.2 9.2l1-1.8 3.3 2 1.5.9V8.6L7.7 6.7l1-1.7L11 6.3Z",
  gust: "M3 9.2h10.3a2.4 2.4 0 1 0-2.3-3.2l-1.9-.6a4.4 4.4 0 1 1 4.2 5.8H3Zm0 3.6h14.6a3.6 3.6 0 1 1-3.4 4.8l1.9-.7a1.6 1.6 0 1 0 1.5-2.1H3Z",
  stone: "M12 2 20.7 7v10L12 22l-8.7-5V7Zm0 4.3L7 9.2v5.6l5 2.9 5-2.9V9.2Z",
  bolt: "M13.8 1.5 5 13.6h5.2L8.9 22.5 19 9.6h-5.9Z",
  sun: "M12 6.6a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8ZM11 1h2v3.7h-2Zm0 18.3h2V23h-2ZM1 11h3.7v2H1Zm18.3 0H23v2h-3.7ZM3.5 4.9l1.4-1.4 2.6 2.6-1.4 1.4Zm13 13 1.4-1.4 2.6 2.6-1.4 1.4ZM3.5 19.1l2.6-2.6 1.4 1.4-2.6 2.6Zm13-13 2.6-2.6 1.4 1.4-2.6 2.6Z",
  moon: "M14.5 2.5a9.7 9.7 0 1 0 6.9 13.8A8.3 8.3 0 0 1 14.5 2.5Z",
  leaf: "M20.5 3C9.5 3 4 8.5 4 15.2c0 1 .2 2 .5 2.9L3 21h2.3l1-1.6C15.5 21.5 21 15 20.5 3ZM7.3 16.8C9 13 12 10 16 8c-3 2.8-5.3 5.7-6.9 9.1Z",
  ring: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm0 4.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z",
} as const;

/** The patterns behind emblems. */
export type Pattern = "waves" | "scales" | "hemp" | "steam" | "shell" | "arrows" | "rays" | "circles" | "lattice";

interface Paint {
  css: string;
  sign: string;
  pattern: Pattern;
}

function paint(css: string, sign: keyof typeof SIGNS, pattern: Pattern): Paint {
  return { css: `var(--colour-${css})`, sign: SIGNS[sign], pattern };
}

const PAINTS: Record<string, Paint> = {
  fire: paint("fire", "flame", "scales"),
  ice: paint("ice", "flake", "hemp"),
  wind: paint("wind", "gust", "steam"),
  earth: paint("earth", "stone", "shell"),
  lightning: paint("lightning", "bolt", "arrows"),
  water: paint("water", "drop", "waves"),
  light: paint("light", "sun", "rays"),
  dark: paint("dark", "moon", "circles"),
  red: paint("red", "flame", "scales"),
  black: paint("black", "moon", "circles"),
  blue: paint("blue", "drop", "waves"),
  green: paint("green", "leaf", "steam"),
  white: paint("white", "sun", "rays"),
  yellow: paint("yellow", "bolt", "arrows"),
  solis: paint("solis", "sun", "rays"),
  ignus: paint("ignus", "flame", "scales"),
  silva: paint("silva", "leaf", "steam"),
  terra: paint("terra", "stone", "shell"),
  luna: paint("luna", "moon", "circles"),
  aqua: paint("aqua", "drop", "waves"),
  aes: paint("aes", "ring", "lattice"),
};

const NONE = paint("none", "ring", "lattice");

/** In these a game is painted whose cards have no colours: whatever groups its cards picks one. */
const LENT = ["fire", "water", "wind", "lightning", "earth", "ice", "solis", "luna"];

/** How a colour is painted. */
export function paintOf(colour: string | undefined): Paint {
  return (colour && PAINTS[colour.toLowerCase()]) || NONE;
}

/** Whether a word names a colour. */
export function isColour(word: string): boolean {
  return word.toLowerCase() in PAINTS;
}

/** A colour for a card that has none, by the word it is grouped by. */
export function lentColour(group: string | undefined): string | undefined {
  if (!group) return undefined;
  let sum = 0;
  for (const letter of group) sum = (sum * 197 + letter.charCodeAt(0)) % 65521;
  return LENT[sum % LENT.length];
}

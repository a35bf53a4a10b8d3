/** Card text in pieces: words, symbols that stood in braces, and terms that stood in brackets or between per cent signs. */
export type Piece = { is: "words" | "symbol" | "term"; text: string };

/** Takes a text apart. A brace or bracket that is not closed is just a letter. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{([^{}]+)\}|\[([^[\]]+)\]|%([^%]+)%/g)) {
    if (match.index > from) found.push({ is: "words", text: text.slice(from, match.index) });
    found.push(match[1] === undefined ? { is: "term", text: match[2] ?? match[3] ?? "" } : { is: "symbol", text: match[1] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ is: "words", text: text.slice(from) });
  return found;
}

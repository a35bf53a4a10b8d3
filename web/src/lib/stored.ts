/** What could not be given to the browser. */
const unkept = new Map<string, unknown>();

/** What the browser remembers under a name, or nothing where it may not or does not. */
export function recall(name: string): unknown {
  if (unkept.has(name)) return unkept.get(name);
  try {
    const text = localStorage.getItem(`shobu.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Has the browser remember a value; where it may not, the value lasts as long as the page. Gives whether it does. */
export function remember(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`shobu.${name}`, JSON.stringify(value));
    unkept.delete(name);
    return true;
  } catch {
    // A private window forbids it, or there is no room left.
    unkept.set(name, value);
    return false;
  }
}

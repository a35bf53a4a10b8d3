/** Where in the page one is: what stands behind the `#` of the address. */
export type Route =
  | { page: "home" }
  | { page: "duel"; id: string }
  | { page: "watch"; id: string }
  | { page: "join"; id: string; invitation?: string }
  | { page: "decks"; game?: string }
  | { page: "cards" }
  | { page: "replays" }
  | { page: "replay"; id: string }
  | { page: "missing" };

/** The address and its parameters: `#/replay/ID?at=12`. */
interface Place {
  route: Route;
  params: URLSearchParams;
}

function piece(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads an address. */
export function read(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const parts = path.split("/").filter((part) => part !== "").map(piece);
  return { route: named(parts), params: new URLSearchParams(query) };
}

function named([page, id, more, ...rest]: string[]): Route {
  if (page === "join" && id !== undefined && more !== undefined && rest.length === 0) return { page, id, invitation: more };
  if (more !== undefined) return { page: "missing" };
  if (id === undefined) {
    if (page === undefined) return { page: "home" };
    if (page === "replay") return { page: "replays" };
    return page === "decks" || page === "cards" ? { page } : { page: "missing" };
  }
  if (page === "decks") return { page, game: id };
  return page === "duel" || page === "watch" || page === "join" || page === "replay" ? { page, id } : { page: "missing" };
}

/** Writes an address, for links: `href={to("duel", id)}`. */
export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

let place = $state.raw(read(location.hash));
addEventListener("hashchange", () => (place = read(location.hash)));

/** Where one is. */
export function route(): Route {
  return place.route;
}

/** The parameters of the address. */
export function params(): URLSearchParams {
  return place.params;
}

/** Goes elsewhere. */
export function go(address: string): void {
  location.hash = address;
}

/** Goes elsewhere, to what takes the place of this: the way back leads past it. */
export function goInstead(address: string): void {
  location.replace(address);
}

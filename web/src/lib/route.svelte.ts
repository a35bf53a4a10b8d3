/** Where in the page one is: what stands behind the `#` of the address. */
export type Route =
  | { page: "home" }
  | { page: "duel"; id: string }
  | { page: "decks"; id?: string }
  | { page: "replays" }
  | { page: "replay"; id: string }
  | { page: "missing" };

/** The address and its parameters: `#/duel/ID?seat=…`. */
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
  const [page, id, ...more] = path.split("/").filter((part) => part !== "").map(piece);
  return { route: more.length > 0 ? { page: "missing" } : named(page, id), params: new URLSearchParams(query) };
}

function named(page: string | undefined, id: string | undefined): Route {
  switch (page) {
    case undefined:
      return { page: "home" };
    case "duel":
      return id === undefined ? { page: "missing" } : { page, id };
    case "decks":
      return id === undefined ? { page } : { page, id };
    case "replay":
      return id === undefined ? { page: "replays" } : { page, id };
    default:
      return { page: "missing" };
  }
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

import { ask } from "./api";

/** A game that can be played. */
export interface Game {
  id: string;
  name: string;
}

/** The games of this server. */
export function games(): Promise<Game[]> {
  return ask("games");
}

import { recall, remember } from "../lib/stored";
import type { Clock, DeckChoice, GameInfo, NewDuel } from "../lib/wire";
import { choosable } from "./deck-choice";

/** How a duel of one game is begun, as it is remembered. Decks are named by the keys of {@link choosable}. */
export interface Choices {
  deck: string;
  /** The opponent's deck, if that is the computer; empty for any. */
  theirs: string;
  player: string;
  seat: number | null;
  format: string | null;
  clock: Clock | null;
  pool: string | null;
  /** Whether the lobby lists the duel, if a friend is invited. */
  open: boolean;
}

/** Who sits opposite. */
export type Against = "computer" | "friend";

interface Memory {
  game: string;
  against: Against;
  games: Record<string, Partial<Choices>>;
}

function memory(): Partial<Memory> {
  const found = recall("choices");
  return typeof found === "object" && found !== null ? found : {};
}

/** The last choices for a game, made good where something is no longer there. */
export function lastChoices(game: GameInfo, own: { id: string }[]): Choices {
  const old = memory().games?.[game.id] ?? {};
  const decks = choosable(game);
  const has = (key: string | undefined) => decks.some((deck) => deck.key === key);
  return {
    deck: (has(old.deck) ? old.deck : decks[0]?.key) ?? "",
    theirs: (has(old.theirs) ? old.theirs : "") ?? "",
    player: game.players.find((player) => player === old.player) ?? game.players[0] ?? "",
    seat: old.seat === 0 || old.seat === 1 ? old.seat : null,
    format: game.formats.find((format) => format === old.format) ?? null,
    clock: typeof old.clock?.seconds === "number" && typeof old.clock.increment === "number" ? old.clock : null,
    pool: own.find((pool) => pool.id === old.pool)?.id ?? null,
    open: old.open === true,
  };
}

/** What was played last, if anything was. */
export function lastPlayed(): { game: string; against: Against } | undefined {
  const { game, against } = memory();
  return typeof game === "string" ? { game, against: against === "friend" ? "friend" : "computer" } : undefined;
}

/** Remembers what was chosen, to offer it again. */
export function rememberChoices(game: string, against: Against, choices: Choices): void {
  remember("choices", { game, against, games: { ...memory().games, [game]: choices } } satisfies Memory);
}

/** What the player is called; empty if nothing was said. */
export function lastName(): string {
  const found = recall("name");
  return typeof found === "string" ? found : "";
}

/** Remembers what the player is called. */
export function rememberName(name: string): void {
  remember("name", name.trim());
}

/** The duel that is wished for, as the server takes it. */
export function wish(game: GameInfo, against: Against, choices: Choices, name: string): NewDuel {
  const decks = choosable(game);
  const choice = (key: string): DeckChoice => decks.find((deck) => deck.key === key)?.choice ?? "any";
  return {
    game: game.id,
    format: choices.format,
    pool: choices.pool,
    name,
    deck: choice(choices.deck),
    opponent:
      against === "computer"
        ? { computer: { player: choices.player, deck: choice(choices.theirs) } }
        : { person: { open: choices.open } },
    seat: choices.seat,
    clock: choices.clock,
    seed: null,
  };
}

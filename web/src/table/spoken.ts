import type { CardInfo, GameInfo, Scene, SceneQuestion } from "../lib/wire";
import type { Offers } from "./board";
import type { Found } from "./offers";

/** What a table in words is drawn from, and whom it tells what was pressed: a duel that is played, or one that is looked at. */
export interface Spoken {
  readonly info: GameInfo | undefined;
  readonly catalogue: Map<number, CardInfo>;
  readonly seat: { readonly scene: Scene | undefined };
  readonly cards: Map<number, Found>;
  readonly offers: Offers;
  /** Keys of the cards in the proposed payment or selection. */
  readonly proposed: Set<number>;
  readonly question: SceneQuestion | undefined;
  /** What a player is called. */
  name(side: number): string;
  card(key: number, at: DOMRect): void;
  look(key: number | null): void;
  pile(zone: string, side: number): void;
}

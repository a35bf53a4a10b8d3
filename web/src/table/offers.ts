import type { Scene, SceneCard, SceneOption, SceneZone } from "../lib/wire";
import type { Offers, Target } from "./board";

/** When nothing is asked. */
export const NOTHING: Offers = { cards: new Map(), places: new Map(), rest: [] };

/** A card, and where it lies. */
export interface Found {
  card: SceneCard;
  zone: SceneZone;
}

/** The cards of a scene by key. */
export function cardsOf(scene: Scene): Map<number, Found> {
  return new Map(scene.zones.flatMap((zone) => zone.cards.map((card) => [card.key, { card, zone }])));
}

function add(map: Map<number, number[]>, key: number, option: number): void {
  const there = map.get(key);
  if (!there) map.set(key, [option]);
  else if (!there.includes(option)) there.push(option);
}

/**
 * What a question offers to the one who sees the scene, but for some options.
 * @param without options that cannot be added to what is chosen
 */
export function offersOf(scene: Scene, without: ReadonlySet<number> = new Set()): Offers {
  const offers: Offers = { cards: new Map(), places: new Map(), rest: [] };
  const { question } = scene;
  if (!question || question.seat !== scene.seat) return offers;
  // Of several copies each that has an option of its own is chosen by itself.
  const own = new Set(question.selection ? question.options.map(({ card }) => card) : []);
  question.options.forEach((option, at) => {
    if (without.has(at)) return;
    for (const key of option.cards) if (key === option.card || !own.has(key)) add(offers.cards, key, at);
    if (option.place !== null) add(offers.places, option.place, at);
    if (option.cards.length === 0 && option.place === null) offers.rest.push(at);
  });
  return offers;
}

/** The option that lets the other player act, if there is one. */
export function passing(options: SceneOption[]): number | undefined {
  const at = options.findIndex(({ kind }) => kind === "pass");
  return at < 0 ? undefined : at;
}

/** The options that a place on the table answers, if one of it does. */
export function aimed(offers: Offers, { place, card }: Target): number[] {
  const byPlace = place === undefined ? [] : (offers.places.get(place) ?? []);
  return byPlace.length > 0 || card === undefined ? byPlace : (offers.cards.get(card) ?? []);
}

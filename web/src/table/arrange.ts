/** Where everything lies: a scene sorted into what is drawn where. */

import type { GameInfo, Scene, SceneCard, SceneZone, ZoneInfo } from "../lib/wire";

/** A card in play, with what lies under and beside it. */
export interface Stood {
  card: SceneCard;
  zone: string;
  /** Zones of cards that lie beneath it and are counted. */
  beneath: { zone: string; called: string; cards: SceneCard[] }[];
  /** Cards that it has with it. */
  beside: { zone: string; card: SceneCard }[];
}

/** Cards of a kind, next to each other in a row. */
export interface Group {
  name: string;
  stood: Stood[];
}

/** A player's side of the table. */
export interface Side {
  seat: number;
  near: boolean;
  hand: SceneZone | undefined;
  /** The rows in front and behind, where the game has no board. */
  front: Group[];
  back: Group[];
  goals: Stood[];
  /** Zones whose cards are counted one by one, and how many they can hold; 0 if that is open. */
  tracks: { zone: SceneZone; slots: number }[];
  /** Zones out of play whose cards lie open. */
  open: SceneZone[];
  piles: SceneZone[];
  held: [string, number][];
}

/** The table. */
export interface Arrangement {
  near: Side;
  far: Side;
  /** What stands on each place of the board, if the game has one. */
  places: Stood[][];
  /** Cards that pass through a zone of both players and are not on the stack. */
  passing: { zone: string; cards: SceneCard[] }[];
}

/** Zones that are a row of cards one counts, and how many lose the game or are all there are. */
const TRACKS: Record<string, number> = { damage: 7, smash: 7, orbs: 7, energy: 0 };
/** Where cards go that are used up: shown even while empty. */
const SPENT = new Set(["break", "graveyard", "trash"]);
/** Kinds that stand with the fighters, though they are not the first. */
const IN_FRONT = new Set(["Monster"]);

function attached(info: GameInfo, scene: Scene): Map<number, Omit<Stood, "card" | "zone">> {
  const hosts = new Map<number, Omit<Stood, "card" | "zone">>();
  for (const { zone, cards } of scene.zones) {
    const called = info.drawing.beneath.find(([of]) => of === zone)?.[1];
    for (const card of cards) {
      if (card.attached_to === null) continue;
      let host = hosts.get(card.attached_to);
      if (!host) hosts.set(card.attached_to, (host = { beneath: [], beside: [] }));
      if (called === undefined && card.face_up) {
        host.beside.push({ zone, card });
        continue;
      }
      const there = host.beneath.find((other) => other.zone === zone);
      if (there) there.cards.push(card);
      else host.beneath.push({ zone, called: called ?? zone, cards: [card] });
    }
  }
  return hosts;
}

function plural(kind: string): string {
  return kind.endsWith("y") ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

/** The row of kinds to which a card in play belongs: by its kind, or by the zone in which it lies face down. */
function rank(ranks: string[], card: SceneCard, zone: string): number {
  const byKind = ranks.findIndex((kind) => card.kinds.includes(kind));
  return byKind >= 0 ? byKind : ranks.findIndex((kind) => plural(kind).toLowerCase() === zone);
}

function rows(info: GameInfo, stood: Stood[]): Pick<Side, "front" | "back"> {
  const ranks = info.drawing.ranks.length > 0 ? info.drawing.ranks : info.kinds;
  const groups = new Map<number, Group>();
  // The first two kinds always have their place, so that the table keeps its shape.
  const last = info.drawing.ranks.includes("Caster") ? ranks.length - 1 : 1;
  for (const at of [0, last]) groups.set(at, { name: plural(ranks[at] ?? ""), stood: [] });
  for (const one of stood) {
    const at = rank(ranks, one.card, one.zone);
    const group = groups.get(at);
    if (group) group.stood.push(one);
    else groups.set(at, { name: at < 0 ? "" : plural(ranks[at] ?? ""), stood: [one] });
  }
  const sorted = [...groups].sort(([one], [other]) => (one < 0 ? 1 : other < 0 ? -1 : one - other));
  const isFront = ([at]: [number, Group]) => at === 0 || IN_FRONT.has(ranks[at] ?? "");
  return {
    front: sorted.filter(isFront).map(([, group]) => group),
    back: sorted.filter((entry) => !isFront(entry)).map(([, group]) => group),
  };
}

/** Sorts a scene. */
export function arrange(info: GameInfo, scene: Scene): Arrangement {
  const specs = new Map<string, ZoneInfo>(info.zones.map((spec) => [spec.name, spec]));
  const hosts = attached(info, scene);
  const stand = (zone: string) => (card: SceneCard): Stood => ({ card, zone, ...(hosts.get(card.key) ?? { beneath: [], beside: [] }) });
  const goals = info.drawing.goals?.zone;
  const beneath = new Set([...info.drawing.beneath.map(([zone]) => zone)]);
  const played = scene.zones
    .filter(({ zone }) => specs.get(zone)?.in_play && zone !== goals && zone !== info.board?.zone)
    .flatMap(({ zone, cards }) => cards.filter(({ attached_to }) => attached_to === null).map(stand(zone)));

  const side = (seat: number, near: boolean): Side => {
    const own = scene.zones.filter((zone) => zone.side === seat && !specs.get(zone.zone)?.shared && !beneath.has(zone.zone));
    const others = own.filter(({ zone }) => {
      const spec = specs.get(zone);
      return spec && !spec.in_play && zone !== "hand";
    });
    const open = others.filter(({ zone }) => info.drawing.open.includes(zone));
    const piles = others.filter(
      ({ zone, count, cards }) =>
        !(zone in TRACKS) &&
        !info.drawing.open.includes(zone) &&
        (count > cards.filter(({ attached_to }) => attached_to !== null).length || SPENT.has(zone) || info.drawing.counted.includes(zone)),
    );
    return {
      seat,
      near,
      hand: own.find(({ zone }) => zone === "hand"),
      ...(info.board ? { front: [], back: [] } : rows(info, played.filter(({ card }) => card.controller === seat))),
      goals: own
        .filter(({ zone }) => zone === goals)
        .flatMap(({ zone, cards }) => cards.map(stand(zone)))
        .sort((one, other) => one.card.place - other.card.place),
      tracks: others.filter(({ zone }) => zone in TRACKS).map((zone) => ({ zone, slots: TRACKS[zone.zone] ?? 0 })),
      open,
      piles,
      held: scene.held[seat] ?? [],
    };
  };

  const places: Stood[][] = info.board ? info.board.rows.flat().map(() => []) : [];
  for (const { zone, cards } of scene.zones.filter(({ zone }) => zone === info.board?.zone)) {
    for (const card of cards) if (card.attached_to === null) places[card.place]?.push(stand(zone)(card));
  }
  const stacked = new Set(scene.stack.map(({ key }) => key));
  const passing = scene.zones
    .filter(({ zone }) => specs.get(zone)?.shared && zone !== info.board?.zone)
    .map(({ zone, cards }) => ({ zone, cards: cards.filter(({ key }) => !stacked.has(key)) }))
    .filter(({ cards }) => cards.length > 0);
  const near = scene.seat ?? 0;
  return { near: side(near, true), far: side(1 - near, false), places, passing };
}

/** Who fights: the cards, by key, and who has at whom. */
export interface Fights {
  keys: Set<number>;
  clashes: [number, number][];
}

/** Finds who fights. */
export function fights(info: GameInfo, scene: Scene): Fights {
  const found: Fights = { keys: new Set(), clashes: [] };
  const inPlay = new Set(info.zones.filter(({ in_play }) => in_play).map(({ name }) => name));
  const cards = scene.zones.filter(({ zone }) => inPlay.has(zone)).flatMap((zone) => zone.cards);
  for (const bout of scene.bouts) {
    for (const key of bout.keys) found.keys.add(key);
    const [attacker, attacked] = bout.keys;
    if (attacker !== undefined && attacked !== undefined) found.clashes.push([attacker, attacked]);
  }
  const marked = (mark: string) => cards.filter(({ marks }) => marks.includes(mark)).map(({ key }) => key);
  const [attackers, blockers] = [marked("attacking"), marked("blocking")];
  for (const key of [...attackers, ...blockers, ...marked("in battle")]) found.keys.add(key);
  for (const attacker of attackers) for (const blocker of blockers) found.clashes.push([attacker, blocker]);
  return found;
}

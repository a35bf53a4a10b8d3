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
  /** Zones whose cards are counted one by one. */
  tracks: SceneZone[];
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

/** The rows in front and behind; what belongs to none is last. */
function rows({ drawing }: GameInfo, stood: Stood[]): Pick<Side, "front" | "back"> {
  const groups = drawing.ranks.map((rank, at) => ({ ...rank, stood: stood.filter(({ card }) => card.rank === at) }));
  const others = stood.filter(({ card }) => card.rank === null);
  const shown = groups.filter((group) => group.kept || group.stood.length > 0);
  return {
    front: shown.filter(({ front }) => front),
    back: [...shown.filter(({ front }) => !front), ...(others.length > 0 ? [{ name: "", stood: others }] : [])],
  };
}

/** Sorts a scene. */
export function arrange(info: GameInfo, scene: Scene): Arrangement {
  const specs = new Map<string, ZoneInfo>(info.zones.map((spec) => [spec.name, spec]));
  const hosts = attached(info, scene);
  const stand = (zone: string) => (card: SceneCard): Stood => ({ card, zone, ...(hosts.get(card.key) ?? { beneath: [], beside: [] }) });
  const { tracks } = info.drawing;
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
        !tracks.includes(zone) &&
        !info.drawing.open.includes(zone) &&
        (count > cards.filter(({ attached_to }) => attached_to !== null).length || info.drawing.counted.includes(zone)),
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
      tracks: others.filter(({ zone }) => tracks.includes(zone)),
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

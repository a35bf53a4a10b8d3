/**
 * Emblems: every card has one, drawn from its name. A crest of turned shapes, as families wore them, before a pattern
 * that belongs to the card's first colour. The same name always gives the same emblem.
 */

import type { Pattern } from "./colours";

/** What encloses a crest: it tells what kind of card it is. */
export type Enclosure = "ring" | "hexagon" | "diamond" | "burst" | "arch";

/** An emblem on a ground of 100 by 100, as paths. */
export interface Emblem {
  enclosure: string;
  outer: string;
  inner: string;
  core: string;
  pattern: string;
  /** How far the light in the ground is to the side, of 100. */
  light: number;
}

type Command = readonly [letter: "M" | "L" | "Q" | "C" | "Z", ...points: number[]];

/** Numbers that look thrown, and are always the same for the same word. */
function dice(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A shape that points away from the middle, turned about it: x is across, y outwards. */
function turned(shape: readonly Command[], angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  let path = "";
  for (const [letter, ...points] of shape) {
    path += letter;
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      path += `${at ? " " : ""}${short(50 + x * cos + y * sin)} ${short(50 + x * sin - y * cos)}`;
    }
  }
  return path;
}

function around(shape: readonly Command[], folds: number, from = 0): string {
  return Array.from({ length: folds }, (_, at) => turned(shape, ((at + from) / folds) * 2 * Math.PI)).join("");
}

function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** The shapes of which crests are made, from radius `a` out to `b` and `w` wide to each side. */
const SHAPES: ((a: number, b: number, w: number) => Command[])[] = [
  // A pointed petal with a vein.
  (a, b, w) => [
    ["M", 0, a], ["Q", w * 1.3, (a + b) / 2, 0, b], ["Q", -w * 1.3, (a + b) / 2, 0, a], ["Z"],
    ["M", 0, a + (b - a) * 0.25], ["Q", w * 0.25, (a + b) / 2, 0, b - (b - a) * 0.22],
    ["Q", -w * 0.25, (a + b) / 2, 0, a + (b - a) * 0.25], ["Z"],
  ],
  // A cherry petal with its notch.
  (a, b, w) => [
    ["M", 0, a], ["C", w * 1.2, a + (b - a) * 0.3, w * 1.3, b - 2, w * 0.4, b], ["L", 0, b - (b - a) * 0.16],
    ["L", -w * 0.4, b], ["C", -w * 1.3, b - 2, -w * 1.2, a + (b - a) * 0.3, 0, a], ["Z"],
  ],
  // A blade of a wheel.
  (a, b, w) => [
    ["M", -w * 0.2, a], ["C", w * 0.4, (a + b) / 2, w * 0.3, b - 3, w * 1.25, b * 0.93],
    ["C", w * 0.2, b * 1.06, -w, b * 0.8, -w * 0.2, a], ["Z"],
  ],
  // A diamond in a diamond.
  (a, b, w) => [
    ["M", 0, a], ["L", w * 0.85, (a + b) / 2], ["L", 0, b], ["L", -w * 0.85, (a + b) / 2], ["Z"],
    ["M", 0, a + (b - a) * 0.3], ["L", -w * 0.38, (a + b) / 2], ["L", 0, b - (b - a) * 0.3], ["L", w * 0.38, (a + b) / 2], ["Z"],
  ],
  // A broad leaf with a tip.
  (a, b, w) => [
    ["M", 0, a], ["C", w * 1.5, a + (b - a) * 0.15, w * 0.9, b - (b - a) * 0.3, 0, b],
    ["C", -w * 0.9, b - (b - a) * 0.3, -w * 1.5, a + (b - a) * 0.15, 0, a], ["Z"],
  ],
  // Two chevrons.
  (a, b, w) => [
    ["M", 0, b], ["L", w, b - (b - a) * 0.5], ["L", w, b - (b - a) * 0.75], ["L", 0, b - (b - a) * 0.3],
    ["L", -w, b - (b - a) * 0.75], ["L", -w, b - (b - a) * 0.5], ["Z"],
    ["M", 0, a + (b - a) * 0.55], ["L", w * 0.7, a + (b - a) * 0.15], ["L", 0, a], ["L", -w * 0.7, a + (b - a) * 0.15], ["Z"],
  ],
  // A fan.
  (a, b, w) => [
    ["M", 0, a], ["L", w, b * 0.86], ["Q", 0, b * 1.1, -w, b * 0.86], ["Z"],
    ["M", 0, a + (b - a) * 0.45], ["L", -w * 0.5, b * 0.8], ["Q", 0, b * 0.9, w * 0.5, b * 0.8], ["Z"],
  ],
  // A flame.
  (a, b, w) => [
    ["M", 0, a], ["C", w * 1.3, a + 4, w * 0.2, b - (b - a) * 0.5, w * 0.5, b],
    ["C", -w * 0.5, b - (b - a) * 0.2, -w * 1.4, a + (b - a) * 0.4, 0, a], ["Z"],
  ],
];

function polygon(corners: number, radius: number, from = 0): string {
  return `${Array.from({ length: corners }, (_, at) => {
    const angle = ((at + from) / corners) * 2 * Math.PI;
    return `${at ? "L" : "M"}${short(50 + radius * Math.sin(angle))} ${short(50 - radius * Math.cos(angle))}`;
  }).join("")}Z`;
}

/** A line around the crest: outer edge and inner edge, to be filled between. */
function enclosed(by: Enclosure): string {
  switch (by) {
    case "ring":
      return circle(50, 50, 42) + circle(50, 50, 39);
    case "hexagon":
      return polygon(6, 46) + polygon(6, 42.5);
    case "diamond":
      return polygon(4, 49) + polygon(4, 45);
    case "burst":
      return Array.from({ length: 24 }, (_, at) => turned([["M", -1.2, 38], ["L", 0, 49 - (at % 2) * 5], ["L", 1.2, 38], ["Z"]], (at / 24) * 2 * Math.PI)).join("");
    case "arch":
      return "M12 92V46a38 38 0 0 1 76 0v46h-3.5V46a34.5 34.5 0 0 0-69 0v46Z";
  }
}

function grid(step: number, row: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (let y = -row, line = 0; y <= 100 + row; y += row, line++) {
    for (let x = line % 2 ? -step / 2 : 0; x <= 100 + step; x += step) path += draw(x, y);
  }
  return path;
}

/** The pattern of the ground, to be drawn with a line. */
function patterned(pattern: Pattern, size: number): string {
  const s = size;
  switch (pattern) {
    case "waves":
      return grid(s, s / 4, (x, y) => {
        const arc = (r: number) => `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 0 1 ${short(2 * r)} 0`;
        return arc(s * 0.5) + arc(s * 0.32);
      });
    case "scales":
      return grid(s, s * 0.866, (x, y) => `M${short(x)} ${short(y)}l${short(s / 2)} ${short(s * 0.866)}h${short(-s)}Z`);
    case "hemp":
      return grid(s, s * 0.866, (x, y) => Array.from({ length: 6 }, (_, at) => {
        const angle = (at / 6) * 2 * Math.PI;
        return `M${short(x)} ${short(y)}l${short(Math.sin(angle) * s * 0.55)} ${short(Math.cos(angle) * s * 0.55)}`;
      }).join(""));
    case "steam":
      return Array.from({ length: Math.ceil(110 / (s * 0.6)) }, (_, at) => {
        const x = at * s * 0.6;
        const bend = (at % 2 ? 1 : -1) * s * 0.45;
        return `M${short(x)} -5q${short(bend)} ${short(s / 2)} 0 ${short(s)}${`t0 ${short(s)}`.repeat(Math.ceil(110 / s))}`;
      }).join("");
    case "shell":
      return grid(s, s * 0.866, (x, y) => {
        const corner = (at: number) => [x + (s / 1.732) * Math.sin((at * Math.PI) / 3), y - (s / 1.732) * Math.cos((at * Math.PI) / 3)] as const;
        return `M${[0, 1, 2, 3].map((at) => corner(at).map(short).join(" ")).join("L")}`;
      });
    case "arrows":
      return grid(s, s, (x, y) => `M${short(x - s / 2)} ${short(y)}l${short(s / 2)} ${short(s / 2)}l${short(s / 2)} ${short(-s / 2)}`);
    case "rays":
      return Array.from({ length: 28 }, (_, at) => {
        const angle = (at / 28) * 2 * Math.PI;
        return `M${short(50 + Math.sin(angle) * 18)} ${short(50 - Math.cos(angle) * 18)}L${short(50 + Math.sin(angle) * 90)} ${short(50 - Math.cos(angle) * 90)}`;
      }).join("");
    case "circles":
      return grid(s, s / 2, (x, y) => circle(x, y, s / 2));
    case "lattice":
      return grid(s, s, (x, y) => `M${short(x)} ${short(y - s / 2)}l${short(s / 2)} ${short(s / 2)}l${short(-s / 2)} ${short(s / 2)}M${short(x)} ${short(y - s / 4)}l${short(s / 4)} ${short(s / 4)}l${short(-s / 4)} ${short(s / 4)}l${short(-s / 4)} ${short(-s / 4)}Z`);
  }
}

function drawn(name: string, enclosure: Enclosure, pattern: Pattern): Emblem {
  const throwDie = dice(name);
  const pick = (sides: number) => Math.floor(throwDie() * sides);
  const folds = [3, 4, 5, 5, 6, 6, 8][pick(7)] ?? 5;
  const outerShape = pick(SHAPES.length);
  const innerShape = (outerShape + 1 + pick(SHAPES.length - 1)) % SHAPES.length;
  const shape = (at: number, a: number, b: number, count: number) => {
    const width = Math.min(12, (Math.PI * (a + b)) / 2 / count / 1.15);
    return SHAPES[at]?.(a, b, width) ?? [];
  };
  const reach = enclosure === "diamond" ? 31 : 36;
  const hollow = 10 + pick(5);
  const doubled = folds < 5 && throwDie() < 0.5 ? 2 : 1;
  const offset = throwDie() < 0.6 ? 0.5 : 0;
  const core = [
    circle(50, 50, 5) + circle(50, 50, 2.5),
    polygon(folds < 5 ? folds * 2 : folds, 6, 0.5),
    circle(50, 50, 6),
    around([["M", 0, 1], ["L", 2.2, 4], ["L", 0, 8], ["L", -2.2, 4], ["Z"]], folds),
  ][pick(4)] ?? "";
  return {
    enclosure: enclosed(enclosure),
    outer: around(shape(outerShape, hollow, reach, folds), folds),
    inner: around(shape(innerShape, 7, hollow + 7 + pick(5), folds * doubled), folds * doubled, offset),
    core,
    pattern: patterned(pattern, 18 + pick(3) * 4),
    light: 25 + pick(50),
  };
}

const KEPT = new Map<string, Emblem>();

/** The emblem of a name. */
export function emblem(name: string, enclosure: Enclosure, pattern: Pattern): Emblem {
  const key = `${enclosure} ${pattern} ${name}`;
  let found = KEPT.get(key);
  if (!found) {
    found = drawn(name, enclosure, pattern);
    KEPT.set(key, found);
  }
  return found;
}

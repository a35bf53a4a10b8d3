import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const css = await readFile(new URL("../src/app.css", import.meta.url), "utf8");

/** The colours of the style sheet, by name: by day and by night. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, day, night]) => [
    /** @type {string} */ (name),
    [/** @type {string} */ (day), /** @type {string} */ (night)],
  ]),
);

/** How light a colour is, as WCAG 2 counts. @param {string} hex */
function light(hex) {
  const part = (/** @type {number} */ at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** @param {string} name @param {number} time */
function shade(name, time) {
  const hex = colours.get(name)?.[time];
  assert.ok(hex, `--${name} is no colour`);
  return light(hex);
}

/** @param {string} one @param {string} other @param {number} least */
function stands(one, other, least) {
  for (const time of [0, 1]) {
    const [low = 0, high = 0] = [shade(one, time), shade(other, time)].sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    assert.ok(contrast >= least, `--${one} on --${other}, ${time ? "night" : "day"}: ${contrast.toFixed(2)} of ${least}`);
  }
}

const surfaces = ["table", "ground", "sunk", "raised"];
const cards = [...colours.keys()].filter((name) => name.startsWith("colour-"));

test("words can be read on every surface, by day and by night", () => {
  for (const ink of ["ink", "ink-soft", "accent", "danger", "good", "seal", "seat-1", "seat-2"]) {
    for (const surface of surfaces) stands(ink, surface, 4.5);
  }
});

test("words can be read on what is coloured", () => {
  for (const [ink, ground] of [
    ["on-accent", "accent"],
    ["on-accent", "accent-strong"],
    ["on-danger", "danger"],
    ["on-good", "good"],
    ["on-seat", "seat-1"],
    ["on-seat", "seat-2"],
  ]) {
    stands(/** @type {string} */ (ink), /** @type {string} */ (ground), 4.5);
  }
  assert.ok(cards.length > 20);
  for (const colour of cards) stands("on-colour", colour, 4.5);
});

test("what glows, frames and edges can be told from the surface", () => {
  for (const mark of ["may", "picked", "aimed", "edge", ...cards]) {
    for (const surface of surfaces) stands(mark, surface, 3);
  }
});

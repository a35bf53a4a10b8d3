import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "on", "off"] as const;
export const LANGUAGES = ["system", "en", "ja"] as const;

/** What a person set, as it is remembered. `system` follows the browser. */
export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  language: (typeof LANGUAGES)[number];
  /** Whether the table is told in words instead of drawn. */
  text: boolean;
  /** Whether single letters and digits act at the table. */
  keys: boolean;
}

function oneOf<T extends string>(known: readonly [T, ...T[]], value: unknown): T {
  return known.find((word) => word === value) ?? known[0];
}

function remembered(): Settings {
  const found = recall("settings");
  const old: Partial<Record<keyof Settings, unknown>> = typeof found === "object" && found !== null ? found : {};
  return {
    theme: oneOf(THEMES, old.theme),
    motion: oneOf(MOTIONS, old.motion),
    language: oneOf(LANGUAGES, old.language),
    text: old.text === true,
    keys: old.keys !== false,
  };
}

/** The settings; changing one changes the page at once. */
export const settings: Settings = $state(remembered());

const night = new MediaQuery("prefers-color-scheme: dark");
const still = new MediaQuery("prefers-reduced-motion: reduce");

/** The theme in which the page is drawn. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return night.current ? "dark" : "light";
}

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion === "system" ? !still.current : settings.motion === "on";
}

/** The language in which the page speaks. */
export function language(): "en" | "ja" {
  if (settings.language !== "system") return settings.language;
  for (const wish of navigator.languages) {
    const code = wish.toLowerCase().split("-")[0];
    if (code === "en" || code === "ja") return code;
  }
  return "en";
}

/** Keeps document and memory in step with the settings. To be called while the app is set up. */
export function applySettings(): void {
  $effect.pre(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = moving() ? "on" : "off";
    root.lang = language();
  });
  $effect(() => void remember("settings", $state.snapshot(settings)));
}

/** What zones, phases and rows are called on the page. The engine speaks English; here stands the Japanese. */

import { language } from "../lib/settings.svelte";

const ZONES: Record<string, string> = {
  field: "フィールド",
  damage: "ダメージ",
  deck: "デッキ",
  break: "ブレイク",
  hand: "手札",
  stack: "スタック",
  removed: "除外",
  outside: "ゲーム外",
  squares: "スクエア",
  plan: "プラン",
  graveyard: "墓地",
  energy: "エネルギー",
  smash: "スマッシュ",
  areas: "エリア",
  trash: "トラッシュ",
  missions: "ミッション",
  account: "アカウント",
  keep: "キープ",
  exp: "EXP",
  connected: "コネクト",
  scout: "スカウト",
  temporary: "テンポラリー",
  servants: "怪異",
  casters: "魔法少女",
  stock: "ストック",
  orbs: "オーブ",
  chase: "チェイス",
  extra: "エキストラ",
};

const PHASES: Record<string, string> = {
  setup: "準備",
  "set-up": "準備",
  "active phase": "アクティブフェイズ",
  "draw phase": "ドローフェイズ",
  "main phase": "メインフェイズ",
  "main phase 1": "メインフェイズ1",
  "main phase 2": "メインフェイズ2",
  "attack preparation step": "アタック準備",
  "attack declaration step": "アタック宣言",
  "block declaration step": "ブロック宣言",
  "damage resolution step": "ダメージ解決",
  "end phase": "エンドフェイズ",
  "release phase": "リリースフェイズ",
  "energy phase": "エネルギーフェイズ",
  "smash phase": "スマッシュフェイズ",
  "recovery phase": "リカバリーフェイズ",
  "first battle step": "バトル第1ステップ",
  "second battle step": "バトル第2ステップ",
  "battle end step": "バトル終了",
  "start draw phase": "スタートドロー",
  "mission phase": "ミッションフェイズ",
  "charge phase": "チャージフェイズ",
  "end draw phase": "エンドドロー",
  "attack step": "アタック",
  "block step": "ブロック",
  "scout step": "スカウト",
  "battle step": "バトル",
  "attack end step": "アタック終了",
  "call phase": "コールフェイズ",
  "battle phase start step": "バトル開始",
  "battle judgement step": "バトル判定",
  "battle phase end step": "バトルフェイズ終了",
};

const ROWS: Record<string, string> = {
  Forwards: "フォワード",
  Backups: "バックアップ",
  Monsters: "モンスター",
  Formations: "陣形",
  Servants: "怪異",
  Casters: "魔法少女",
  Barriers: "結界",
  Deities: "神",
};

const STACKS: Record<string, string> = {
  "On the stack": "スタック",
  "In the chase zone": "チェイスゾーン",
  "Being played": "プレイ中",
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function called(names: Record<string, string>, word: string): string {
  return (language() === "ja" && names[word]) || capital(word);
}

/** What a zone is called. */
export function zoneName(zone: string): string {
  return called(ZONES, zone);
}

/** What a phase or step is called; what it is, is left out where the list shows it. */
export function phaseName(phase: string): string {
  return language() === "ja" ? called(PHASES, phase) : capital(phase.replace(/ (phase|step)(?= \d|$)/, ""));
}

/** What a row of cards is called. */
export function rowName(row: string): string {
  return called(ROWS, row);
}

/** What the place is called where things wait. */
export function stackName(stack: string): string {
  return called(STACKS, stack);
}

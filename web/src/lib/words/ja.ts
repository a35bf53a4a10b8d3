import type { Words } from "./en";

/** The words of the page in Japanese. */
export const ja: Words = {
  // The frame of every view.
  "app.name": "勝負",
  "app.skip": "本文へ移動",
  "app.pages": "ページ",
  "app.home": "ホーム",
  "app.decks": "デッキ",
  "app.replays": "リプレイ",
  "app.missing": "このアドレスには何もありません。",
  "app.toHome": "ホームへ",
  "app.close": "閉じる",
  "app.silent": "サーバーが応答しません。「shobu」で起動してから、もう一度お試しください。",
  "app.garbled": "サーバーの返答を読み取れませんでした。",
  "app.again": "再試行",
  "app.loading": "読み込み中…",

  // The settings.
  "settings.title": "設定",
  "settings.theme": "テーマ",
  "settings.theme.system": "システムに合わせる",
  "settings.theme.light": "ライト",
  "settings.theme.dark": "ダーク",
  "settings.motion": "アニメーション",
  "settings.motion.system": "システムに合わせる",
  "settings.motion.on": "オン",
  "settings.motion.off": "オフ",
  "settings.language": "言語",
  "settings.language.system": "ブラウザーに合わせる",
  "settings.language.en": "English",
  "settings.language.ja": "日本語",
  "settings.text": "テキストモード（盤面を文章で表示）",

  // The lobby.
  "lobby.title": "どのゲームで勝負しますか？",
  "lobby.lead": "五つのゲームを、ルールブックのとおりに。できることは光り、できないことは理由を示します。",
  "lobby.games": "ゲーム",
  "lobby.join": "対戦に招待されました",

  // The duel table.
  "table.title": "対戦",
  "table.watch": "観戦",

  // The decks.
  "decks.title": "デッキ",
  "cards.title": "自分のカード",

  // The replays.
  "replay.title": "リプレイ",
  "replay.list": "リプレイ一覧",
};

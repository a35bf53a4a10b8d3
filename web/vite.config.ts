import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that answers while the page is worked on. */
const table = process.env.SHOBU_TABLE ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The first browsers that know light-dark() in style sheets.
    target: ["chrome123", "firefox120", "safari17.5"],
    // The page's security policy lets nothing in from data: addresses but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: table, ws: true } },
  },
});

/** Serves the board with scenes from the folder that SHOBU_SCENES names: `npx vite --config dev/vite.config.ts`. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineConfig } from "vite";

const scenes = process.env.SHOBU_SCENES ?? "scenes";

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: "scenes",
      configureServer({ middlewares }) {
        middlewares.use("/scenes", (request, answer) => {
          readFile(join(scenes, basename(request.url ?? ""))).then(
            (text) => answer.setHeader("content-type", "application/json").end(text),
            () => answer.writeHead(404).end(),
          );
        });
      },
    },
  ],
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.OSTROV_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Every asset is a file of its own: a strict content policy allows nothing inline.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // The words of the rules are read where they stand, beside the rules.
    fs: { allow: [".."] },
    // The host stays as it is: the server takes no orders from the pages of other origins.
    proxy: { "/api": { target: server, ws: true } },
  },
});

import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Prettier decides how the page is written; ESLint looks for mistakes that neither the types nor Svelte's own check find.
export default defineConfig(
  globalIgnores(["dist/", "src/contract/"]),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    rules: {
      // The compiler finds these, and knows types as well.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // With `noUncheckedIndexedAccess` it is how code says that an index is known to be there.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `{": "}` keeps a space that Svelte would trim.
      "svelte/no-useless-mustaches": "off",
      // Many a map is not meant to be watched; those that are, are SvelteMaps.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);

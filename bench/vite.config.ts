import { defineConfig } from "vite";
import { builtContent } from "../build/built-files.ts";

export default defineConfig({
  plugins: [builtContent()],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true, external: ["sharp", "pg"] },
  build: {
    ssr: "bench/servers/uncached-server.ts",
    outDir: "dist/bench",
    target: "node26",
    copyPublicDir: false,
  },
});

import { globSync } from "node:fs";
import path from "node:path";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig, type Plugin } from "vite";
import { builtContent, compressedAssets, documentFiles } from "./build/built-files.ts";
import { drawingAssets } from "./build/drawings.ts";
import { iconAssets } from "./build/icons.ts";
import { compiledMessages } from "./build/messages.ts";
import { renderedPhotos } from "./build/photos.ts";
import { serviceWorkers } from "./build/service-worker.ts";
import { staffLanguages } from "./build/staff-languages.ts";
import { weatherSymbolAssets } from "./build/weather-symbols.ts";
import { languages } from "./src/i18n/language.ts";

/**
 * The scripts and styles that pages load by their addresses. These files import all other browser files
 * except the service workers.
 */
const browserEntries = [
  "src/site/home/home.css",
  "src/site/shell/inside.css",
  "src/features/plan/plan-page.css",
  "src/features/plan/fit/fit-page.css",
  "src/features/search/search-page.css",
  "src/features/subscriptions/updates-page.css",
  "src/features/top-up/top-up.css",
  "src/features/plan/emergency/emergency-page.css",
  "src/site/demo/demo-page.css",
  "src/site/reception-screen/screen.css",
  "src/site/reception-screen/screen.client.ts",
  "src/site/shell/site.client.ts",
  "src/site/shell/staff-menus.client.ts",
  "src/site/contact/map.client.ts",
  "src/site/contact/map-live.client.ts",
  "src/campsite/map/map.css",
  "src/admin/admin.client.tsx",
  "src/admin/admin.css",
  "src/campsite/auth/login.client.ts",
  "src/features/feedback/feedback-form.client.ts",
  "src/campsite/guest-push/push-end.client.ts",
  "src/campsite/guest-push/push-live.client.ts",
  "src/campsite/guest-push/push-offer.client.ts",
  "src/campsite/offline/offline-live.client.ts",
  "src/campsite/offline/offline-offer.client.ts",
  "src/features/gallery/photo-view.client.ts",
  "src/features/articles/article-slider.client.ts",
  "src/features/carousel/carousel.client.ts",
  "src/features/plan/plan.client.ts",
  "src/features/plan/plan-live.client.ts",
  "src/features/top-up/top-up.client.ts",
  "src/features/weather/box/weather-box.client.ts",
  "src/features/webcam/webcam.client.ts",
  "src/ui/share/share.client.ts",
];

/** Hides messages that don't matter to the operator: "use client" in packages, and the time of each plugin. */
const checks = { moduleLevelDirective: false, bundlerTimings: false };

/** Removes the features' staff screens from the server's build, because only browsers load these screens. */
const withoutStaffScreens: Plugin = {
  name: "without-staff-screens",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  enforce: "pre",
  resolveId: (id, importer) =>
    importer?.endsWith(".feature.ts") && id.includes("/staff/") ? "\0staff-screen" : undefined,
  load: (id) => (id === "\0staff-screen" ? "export {};" : undefined),
};

/** Two builds of one source: one for browsers, and one for the server with all packages except `external`. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  // `optimizeLocales` is needed, because the components of the staff area contain texts in thirty languages.
  plugins: [
    compiledMessages(),
    staffLanguages(),
    optimizeLocales.vite({ locales: [...languages] }),
    drawingAssets(),
    renderedPhotos(),
    iconAssets(),
    documentFiles(),
    builtContent(),
    weatherSymbolAssets(),
    serviceWorkers(),
    compressedAssets(),
    withoutStaffScreens,
  ],
  environments: {
    client: {
      // Vite can't search the staff area's copies for each language, so its source is listed too.
      optimizeDeps: { entries: [...browserEntries, "src/admin/start-admin.tsx"] },
      build: {
        outDir: "dist/client",
        manifest: true,
        // Current browsers support `modulepreload`, so the polyfill is left out.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // Pages import the scripts of page parts by address, so the build can't know which exports are used.
        rolldownOptions: { checks, input: browserEntries, preserveEntrySignatures: "exports-only" },
      },
    },
    ssr: {
      // React is several times slower unless it knows at build time that it is in production.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      // In development Node loads packages itself: some are CommonJS, which Vite converts only in a build.
      resolve: command === "build" ? { noExternal: true, external: ["sharp", "pg", "oidc-provider"] } : {},
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        ssr: true,
        target: "node26",
        rolldownOptions: {
          checks: { ...checks, ineffectiveDynamicImport: false },
          input: {
            server: "server.ts",
            // Programs of worker processes, and modules with their tasks.
            ...Object.fromEntries(
              globSync("src/**/*-tasks.server.ts").map((file) => [path.basename(file, ".ts"), file]),
            ),
            // The commands of the site. A packed site has them too.
            backup: "scripts/backup.ts",
            restore: "scripts/restore.ts",
            move: "scripts/move.ts",
            privacy: "scripts/privacy.ts",
            settings: "scripts/settings.ts",
            import: "scripts/import.ts",
          },
          output: {
            chunkFileNames: "[name].js",
            // V8 stores ASCII output with one byte a character, which saves four megabytes of memory.
            charset: "ascii",
            comments: false,
            // Without groups a start reads 51 files, because the programs share many small parts.
            codeSplitting: {
              groups: [
                { name: "language", test: /src\/(i18n|cms\/kind)\//, minShareCount: 2 },
                { name: "data", test: /src\/platform\/(store|database)\//, minShareCount: 2 },
                // In browsers, features load their kinds on demand. The server needs all kinds at the start.
                {
                  name: (id, modules) =>
                    modules.getModuleInfo(id)?.dynamicImporters.some((from) => from.endsWith(".feature.ts"))
                      ? "kinds"
                      : null,
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {},
}));

import sharp from "sharp";
import type { Plugin } from "vite";
import { icons } from "../content/drawings/drawings.ts";
import { iconUnits } from "#src/campsite/look/icon-files.ts";
import { assembleInLight } from "./drawings.ts";

/** Renders the default icons as PNG assets, because phones accept no SVG. */
export function iconAssets(): Plugin {
  return {
    name: "icons",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const icon of icons) {
        const name = `drawings/${icon.file}`;
        this.emitFile({ type: "asset", name, originalFileName: name, source: await render(icon) });
      }
    },
    configureServer(server) {
      for (const icon of icons)
        server.middlewares.use(`/drawings/${icon.file}`, (_request, response, next) => {
          render(icon).then((png) => response.setHeader("Content-Type", "image/png").end(png), next);
        });
    },
  };
}

async function render({ drawing, pixels }: (typeof icons)[number]): Promise<Buffer> {
  // In development the server runs in this process, and blocks sharp's SVG decoder to make uploads safe.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  return sharp(Buffer.from(assembleInLight(drawing)), { density: (72 * pixels) / iconUnits })
    .png({ palette: true })
    .toBuffer();
}

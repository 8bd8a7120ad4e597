import type { Route } from "@playwright/test";
import sharp from "sharp";
import { tileOrigin } from "#src/site/contact/map-tiles.ts";

/** The only one besides the site whom a page may ask, once its visitor has agreed: the demo's posts are its own. */
export const others = { maps: tileOrigin };

let tile: Promise<Buffer> | undefined;

/** Answers in their place: nothing that a test asks leaves the machine. */
export async function standIn(route: Route): Promise<void> {
  tile ??= sharp({ create: { width: 256, height: 256, channels: 3, background: "#e6efd8" } })
    .png()
    .toBuffer();
  await route.fulfill({ contentType: "image/png", body: await tile });
}

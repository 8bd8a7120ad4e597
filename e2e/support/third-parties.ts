import type { Route } from "@playwright/test";
import sharp from "sharp";
import { tileOrigin } from "#src/campsite/map/map-tiles.ts";

/** The only third party that a page may contact after consent. The demo serves its social media posts itself. */
export const thirdParties = { maps: tileOrigin };

let tile: Promise<Buffer> | undefined;

/** Answers requests to third parties, so that no request of a test leaves the machine. */
export async function answerThirdParty(route: Route): Promise<void> {
  tile ??= sharp({ create: { width: 256, height: 256, channels: 3, background: "#e6efd8" } })
    .png()
    .toBuffer();
  await route.fulfill({ contentType: "image/png", body: await tile });
}

import type { Route } from "@playwright/test";
import sharp from "sharp";
import { identity } from "#content/identity.ts";
import { tileOrigin } from "#src/site/contact/map-tiles.ts";

/** The only ones besides the site whom a page may ask, once its visitor has agreed. */
export const others = { social: new URL(identity.socialPageUrl).origin, maps: tileOrigin };

const posts = `<!doctype html><html lang="nb"><title>Innlegg</title><main><h1>Innlegg</h1><p>Brygga er klar.</p></main></html>`;

let tile: Promise<Buffer> | undefined;

/** Answers in their place: nothing that a test asks leaves the machine. */
export async function standIn(route: Route): Promise<void> {
  if (!route.request().url().startsWith(tileOrigin)) {
    await route.fulfill({ contentType: "text/html; charset=utf-8", body: posts });
    return;
  }
  tile ??= sharp({ create: { width: 256, height: 256, channels: 3, background: "#e6efd8" } })
    .png()
    .toBuffer();
  await route.fulfill({ contentType: "image/png", body: await tile });
}

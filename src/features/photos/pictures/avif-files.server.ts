import type { Context } from "#src/platform/context.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { largestWidth } from "./picture-address.ts";
import { pictureFile, storePicture } from "./picture-store.server.ts";

/** One at a time, because each takes a processor for a second or two. */
const making = new Semaphore(1);

/** After a failure, it isn't tried again before this time. */
const restMilliseconds = 60_000;

/** Pictures whose files are being made, are waiting, or failed lately; by site and filename. */
const underWay = new Map<string, Promise<void>>();
let isStopping = false;

/**
 * Makes the AVIF files of a picture from its largest JPEG, after those already waiting, and once however often it is
 * asked for. A failure is logged; meanwhile the picture is shown as WebP.
 * @param filename the photo's filename; its picture must be stored
 */
export function startMakingAvif(context: Context, filename: string): void {
  const key = JSON.stringify([context.config.dataDir, filename]);
  if (underWay.has(key) || isStopping) return;
  const work = making
    .run(async () => {
      if (!isStopping) await makeAvif(context, filename);
      underWay.delete(key);
    })
    .catch((error: unknown) => {
      context.log.error({ err: error, filename }, "AVIF files not made");
      setTimeout(() => underWay.delete(key), restMilliseconds).unref();
    });
  underWay.set(key, work);
}

async function makeAvif(context: Context, filename: string): Promise<void> {
  const source = await context.storage.get(pictureFile({ width: largestWidth, filename, format: "jpg" }));
  if (!source) throw new Error("The largest JPEG is missing.");
  const { decodePicture, encodePicture } = await import("./picture-files.server.ts");
  const picture = await decodePicture(source);
  await storePicture(context, filename, await encodePicture(picture, ["avif"]));
}

/** Waits until all AVIF files that were asked for are made. */
export async function avifsMade(): Promise<void> {
  await Promise.all(underWay.values());
}

/** Waits for the picture under way and drops the others; they are made when they are next asked for. */
export async function stopMakingAvifs(): Promise<void> {
  isStopping = true;
  await avifsMade();
}

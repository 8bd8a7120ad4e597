import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { checkPicture } from "#src/cms/photos/pictures/picture-check.server.ts";
import { decodeFor } from "#src/cms/photos/pictures/picture-files.server.ts";
import { Problem } from "#src/platform/api/problem.ts";

export interface MadeGround {
  content: Uint8Array;
  width: number;
  height: number;
  hash: string;
  format: "svg" | "webp";
}

/** The maximum width of a ground in pixels. At this width, a printed map is readable at the largest zoom on a phone. */
const maxWidth = 2560;

/** Reduces an SVG to its shapes. @throws the errors of `reduceSvg` */
export async function cutDrawing(file: string): Promise<MadeGround> {
  const { reduceSvg } = await import("#src/platform/files/reduce-svg.server.ts");
  const { svg, ...about } = reduceSvg(await readFile(file));
  return { content: Buffer.from(svg), ...about, format: "svg" };
}

/** Encodes a picture again, without metadata. @throws the errors of `checkPicture`, or Problem "unreadable-picture" */
export async function receiveGround(file: string): Promise<MadeGround> {
  const bytes = await readFile(file);
  await checkPicture(bytes);
  const { data, info } = await decodeFor(maxWidth, bytes)
    .flatten({ background: "#ffffff" })
    .webp({ quality: 72, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Problem("unreadable-picture", { cause });
    });
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
  return { content: data, width: info.width, height: info.height, hash, format: "webp" };
}

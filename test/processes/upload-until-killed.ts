import { site } from "#src/site.server.ts";
import sharp from "sharp";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { uploadRequest } from "#test/support/uploads/upload.ts";

/* A process that receives pictures until the process is killed. It prints the filename of each stored picture. */
const context = await openContext(readConfig(process.env), site);
for (let number = 0; ; number++) {
  const background = { r: number % 256, g: process.pid % 256, b: (process.pid >> 8) % 256 };
  const png = await sharp({ create: { width: 900, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const { filename } = await receivePhoto(context, uploadRequest(new Uint8Array(png)));
  process.stdout.write(`${filename}\n`);
}

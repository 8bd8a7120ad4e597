import { existsSync } from "node:fs";
import { readFile, copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { gallery, openGraphs, type Drawing } from "../content/drawings/drawings.ts";
import { largestWidth, pictureFormats, pictureWidths } from "#src/cms/photos/pictures/picture-address.ts";
import { pictureHash, renderPicture } from "#src/cms/photos/pictures/picture-files.server.ts";
import { assembleInLight } from "./drawings.ts";
import { randomUUID } from "node:crypto";

interface DrawnPhoto {
  drawing: string;
  filename: string;
  width: number;
  height: number;
  placeholder: string;
}

const built = "dist/photos";
const cache = "node_modules/.cache/photos";
const ownWidth = 1200;

/**
 * Renders the gallery's drawings to dist/photos. The server adds the demo's photos from this folder. Also renders the
 * preview pictures (Open Graph) of shared links as JPEG, because social media accept no SVG.
 */
export function renderedPhotos(): Plugin {
  return {
    name: "photos",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      const photos = await Promise.all(gallery.map(renderPhoto));
      for (const { filename } of photos)
        await eachFile(filename, (file) => copyIfMissing(path.join(cache, file), path.join(built, file)));
      await writeAtomically(path.join(built, "photos.json"), JSON.stringify(photos));
    },
    async generateBundle() {
      for (const drawing of openGraphs) {
        const name = `drawings/${drawing.file}.jpg`;
        this.emitFile({ type: "asset", name, originalFileName: name, source: await drawJpeg(drawing) });
      }
    },
    configureServer(server) {
      for (const drawing of openGraphs)
        server.middlewares.use(`/drawings/${drawing.file}.jpg`, (_request, response, next) => {
          drawJpeg(drawing).then((jpeg) => response.setHeader("Content-Type", "image/jpeg").end(jpeg), next);
        });
    },
  };
}

const draw = (drawing: Drawing) => Buffer.from(assembleInLight(drawing));

/** Renders a drawing at a width in pixels. The drawings are 1200 units wide, and sharp takes a unit as 1/72 inch. */
const rasterize = (drawing: Drawing, width: number) =>
  sharp(draw(drawing), { density: (72 * width) / ownWidth });

async function drawJpeg(drawing: Drawing): Promise<Buffer> {
  return rasterize(drawing, ownWidth).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Returns a photo from the cache, or renders it. The JSON file is written last, as proof that all pictures exist. */
async function renderPhoto(drawing: Drawing): Promise<DrawnPhoto> {
  const name = `${drawing.file}-${pictureHash(draw(drawing))}`;
  const description = path.join(cache, `${name}.json`);
  if (existsSync(description)) return JSON.parse(await readFile(description, "utf8")) as DrawnPhoto;
  const { files, ...picture } = await renderPicture(
    await rasterize(drawing, largestWidth).png({ compressionLevel: 1 }).toBuffer(),
  );
  for (const { width, format, bytes } of files)
    await writeAtomically(path.join(cache, `${width}/${name}.${format}`), bytes);
  const photo: DrawnPhoto = { drawing: drawing.file, filename: `${name}.jpg`, ...picture };
  await writeAtomically(description, JSON.stringify(photo));
  return photo;
}

async function eachFile(filename: string, work: (file: string) => Promise<void>): Promise<void> {
  const { name } = path.parse(filename);
  for (const width of pictureWidths)
    for (const format of pictureFormats) await work(`${width}/${name}.${format}`);
}

/** Writes a file in one step, so that a simultaneous build never reads a half-written file. */
async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

async function copyIfMissing(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(path.dirname(to), { recursive: true });
  const temporary = `${to}.${randomUUID()}`;
  await copyFile(from, temporary);
  await rename(temporary, to);
}

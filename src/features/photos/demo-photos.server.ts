import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { photoFile } from "./photo.ts";

/** A picture that the build has made from a drawing. */
const demoPhoto = photoFile.extend({ drawing: z.string() });
export type DemoPhoto = z.infer<typeof demoPhoto>;

/** Beside the built server, or, when the source runs unbuilt, in the build's folder. */
const folders = ["../photos", "../../../dist/photos"].map((folder) =>
  path.resolve(import.meta.dirname, folder),
);

/**
 * Reads the list of the demo's pictures, which build/photos.ts makes.
 * @throws Error when the site hasn't been built
 */
export async function readDemoPhotos(): Promise<{ folder: string; photos: DemoPhoto[] }> {
  const folder = folders.find((each) => existsSync(path.join(each, "photos.json")));
  if (!folder) throw new Error("The demo's pictures are missing: build the site first (npm run build).");
  return {
    folder,
    photos: z.array(demoPhoto).parse(JSON.parse(await readFile(path.join(folder, "photos.json"), "utf8"))),
  };
}

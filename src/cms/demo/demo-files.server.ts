import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import { photoFile } from "#src/cms/photos/photo.ts";

const demoPhoto = photoFile.extend({ drawing: z.string() });
type DemoPhoto = z.infer<typeof demoPhoto>;

/** Finds a file or folder next to the built server, or else in the checkout. */
function find(beside: string, inSource: string): string | undefined {
  const places = [path.join("..", beside), path.join("../../..", inSource)];
  return places.map((each) => path.resolve(import.meta.dirname, each)).find(existsSync);
}

export function readDemoDocument(key: string, language: Language): Promise<Buffer> {
  return readFile(path.join(find("documents", "content/documents")!, `${key}.${language}.pdf`));
}

/** @throws `Error` if the site isn't built */
export function readDemoPhotos(): { folder: string; photos: DemoPhoto[] } {
  const list = find("photos/photos.json", "dist/photos/photos.json");
  if (!list) throw new Error("The demo's pictures are missing: build the site first (npm run build).");
  const photos = z.array(demoPhoto).parse(JSON.parse(readFileSync(list, "utf8")));
  return { folder: path.dirname(list), photos };
}

import { z } from "zod";
import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { readDemoPhotos } from "#src/cms/demo/demo-files.server.ts";
import { photoKind } from "./photo.ts";
import { savePhoto } from "./photos.server.ts";
import { copyPictures } from "./pictures/picture-store.server.ts";

/** The key of each photo is the name of its drawing. */
export const demoPhotos = defineDemoPart({
  place: 6,
  kind: photoKind,
  file: "photos",
  own: z.object({ key: z.string() }),
  async save(context, resources) {
    const { folder, photos: files } = readDemoPhotos();
    const fileOf = (drawing: string) => files.find((file) => file.drawing === drawing)!;
    await copyPictures(
      context,
      folder,
      resources.map(({ key }) => fileOf(key).filename),
    );
    for (const { key, ...photo } of resources) {
      const { drawing: _, ...file } = fileOf(key);
      await savePhoto(context, photo, file);
    }
  },
});

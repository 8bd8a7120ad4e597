import path from "node:path";
import { z } from "zod";
import { defineDemoPart, demoContentOf, loadDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { readDemoPhotos } from "#src/cms/demo/demo-files.server.ts";
import type { Context } from "#src/platform/context.ts";
import { cameraKind } from "./camera.ts";
import { cameraCollection } from "./cameras.server.ts";
import { putWebcamPicture } from "./webcam-folder.server.ts";
import { cameras } from "./webcam.ts";

export const demoCameras = defineDemoPart({
  place: 2,
  kind: cameraKind,
  file: "cameras",
  own: z.object({ drawing: z.string() }),
  async save(context, resources) {
    for (const [index, { drawing: _, ...camera }] of resources.entries())
      await cameraCollection.save(context, camera, { id: index + 1 });
  },
});

/** Gives the demo's cameras drawings, which can't be mistaken for the real place. Existing pictures stay. */
export async function putDemoPictures(context: Context): Promise<void> {
  if (!context.config.seedDemo || context.config.production) return;
  for (const [index, camera] of cameras.entries())
    await putWebcamPicture(context, camera, () => drawingOf(context, index));
}

/** Returns the file with the drawing of a camera. */
function drawingOf({ features }: Context, index: number): string {
  const { folder, photos } = readDemoPhotos();
  const resources = loadDemoPart(demoContentOf(features), demoCameras) as { drawing: string }[];
  const photo = photos.find(({ drawing }) => drawing === resources[index]!.drawing)!;
  return path.join(folder, "640", `${path.parse(photo.filename).name}.jpg`);
}

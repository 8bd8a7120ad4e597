import { expect } from "vitest";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { storedFiles } from "./upload.ts";

/** Uploads a photo. @returns the reason of a refusal, such as "unsupported-picture", or "taken" for a stored photo */
export const refusalOf = (context: Context, upload: Request): Promise<unknown> =>
  receivePhoto(context, upload).then(
    () => "taken",
    (error: unknown) => (error instanceof Problem ? error.kind : error),
  );

export async function expectNoPhotos(context: Context): Promise<void> {
  expect(await storedFiles(context)).toEqual([]);
  expect(await context.db.selectFrom("photo").selectAll().execute()).toEqual([]);
}

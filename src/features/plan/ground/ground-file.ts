import { z } from "zod";

/** Where the files are. Files below it never change: a name ends in the hash of the file's content. */
export const groundsPath = "/data/plan";

/** A map or picture in the store that the plan is drawn on. */
export const groundFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]{1,100}-[0-9a-f]{8}\.(svg|webp)$/),
  width: z.number().positive().describe("In pixels, or in the drawing's own units"),
  height: z.number().positive(),
});
export type GroundFile = z.infer<typeof groundFile>;

/** The address of a ground's file. */
export function groundUrl({ filename }: GroundFile): string {
  return `${groundsPath}/${filename}`;
}

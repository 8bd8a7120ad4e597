import { z } from "zod";

/** The path of all grounds. A file never changes, because its name ends in a hash of the content. */
export const groundsPath = "/data/plan";

export const groundFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]{1,100}-[0-9a-f]{8}\.(svg|webp)$/),
  width: z.number().positive().describe("The width in pixels, or in the units of an SVG"),
  height: z.number().positive(),
});
export type GroundFile = z.infer<typeof groundFile>;

export function groundUrl({ filename }: GroundFile): string {
  return `${groundsPath}/${filename}`;
}

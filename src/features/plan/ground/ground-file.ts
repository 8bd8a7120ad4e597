import { z } from "zod";

/** Files never change: their names end in a hash of their content. */
export const groundsPath = "/data/plan";

export const groundFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]{1,100}-[0-9a-f]{8}\.(svg|webp)$/),
  width: z.number().positive().describe("In pixels, or in the drawing's own units"),
  height: z.number().positive(),
});
export type GroundFile = z.infer<typeof groundFile>;

export function groundUrl({ filename }: GroundFile): string {
  return `${groundsPath}/${filename}`;
}

import { z } from "zod";

const namedResource = z.object({
  kind: z.string().describe("The name of the resource's kind, as in the history"),
  id: z.int().positive(),
  name: z.string(),
});
export type NamedResource = z.infer<typeof namedResource>;

const coming = namedResource.extend({ at: z.iso.datetime(), what: z.enum(["appears", "goes", "next"]) });
/** A scheduled change. "next" is the publication of a next version. */
export type Coming = z.infer<typeof coming>;

/** An overview of a kind: the resource that guests see now, and the scheduled changes. */
export const kindOverview = z.object({
  seen: namedResource
    .nullable()
    .describe("The resource that guests see now. Null when guests see none of the kind"),
  coming: z.array(coming).describe("Scheduled changes, the next one first"),
});
export type KindOverview = z.infer<typeof kindOverview>;

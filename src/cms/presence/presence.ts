import { z } from "zod";
import { kindNamesWithHistory } from "#src/cms/kinds.ts";

/** The interval between two reports of an open form, in seconds. */
export const presenceSeconds = 20;

export const presenceInput = z
  .object({
    kind: z.enum(kindNamesWithHistory),
    resourceId: z.int32().positive(),
    state: z
      .enum(["open", "writing", "left"])
      .describe("The form is open, has unsaved input, or was just closed"),
  })
  .meta({ id: "PresenceInput" });
export type PresenceInput = z.infer<typeof presenceInput>;

export const present = z
  .object({ name: z.string(), isWriting: z.boolean() })
  .meta({ id: "Present", description: "A colleague who has the same form open" });
export type Present = z.infer<typeof present>;

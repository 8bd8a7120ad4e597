import { z } from "zod";
import { moment, resourceFields } from "#src/cms/kind/schemas.ts";
import { kindNames } from "#src/cms/kinds.ts";

const publishTime = z
  .union([moment, z.null(), z.literal("").transform(() => null)])
  .describe(
    "The time at which the site publishes all next versions of the change-over. Null for a change-over without a time",
  );

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .describe("The change-over's name for staff, such as “Ny sesong 2027”");

export const newChangeOver = z
  .object({ name, publishAt: publishTime.optional() })
  .meta({ id: "ChangeOverInput" });
export const changedChangeOver = newChangeOver.partial().meta({ id: "ChangeOverChanges" });

const part = z.object({
  kind: z.enum(kindNames),
  id: z.int(),
  name: z.string().describe("The resource's name for staff"),
});

export const changeOver = z
  .object({
    ...resourceFields,
    version: z
      .int()
      .describe(
        "Grows with each save of the change-over, of its next versions, and of the resources that it published. The ETag is this number in quotation marks",
      ),
    name,
    publishAt: z.iso.datetime().nullable(),
    fault: z
      .string()
      .nullable()
      .describe("The reason why the site didn't publish the change-over at `publishAt`"),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .describe("The time of the publication, which can be undone for 30 days"),
    userName: z.string().nullable().describe("The person who last saved the change-over"),
    changes: z
      .array(
        part.extend({
          fault: z
            .string()
            .nullable()
            .describe("The reason why the next version of this resource prevented the publication"),
        }),
      )
      .describe("The resources whose next versions the change-over publishes or has published"),
    savedSince: z
      .array(part.extend({ userName: z.string().nullable(), at: z.iso.datetime() }))
      .describe(
        "The resources that were saved after the publication. Undoing the publication also discards these saves",
      ),
  })
  .meta({ id: "ChangeOver" });
export type ChangeOver = z.infer<typeof changeOver>;

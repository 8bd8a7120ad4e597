import { z } from "zod";
import { moment, resourceFields } from "#src/cms/kind/schemas.ts";
import { kindNames } from "#src/cms/kinds.ts";

/** The number of a first save, so large that `versionOf` gives more than any published version number. */
export const firstDraftVersion = 1_000_000;

export const nextVersionFields = {
  ...resourceFields,
  version: z
    .int()
    .min(0)
    .describe(
      "Grows with each save of the published or the next version. The ETag is this number in quotation marks",
    ),
  isPublished: z.boolean().describe("False for a resource that was never published"),
  publishAt: z.iso
    .datetime()
    .nullable()
    .describe("The time at which the site publishes the next version. Null without a planned time"),
  changeOver: z
    .int()
    .nullable()
    .describe("The id of the change-over that decides `publishAt`. Null without a change-over"),
  changeOverName: z
    .string()
    .nullable()
    .describe("The name of the change-over for staff. Null without a change-over"),
  fault: z
    .string()
    .nullable()
    .describe(
      "The reason why the site didn't publish the next version at `publishAt`, such as `invalid-fields`. The reason is `restored` if the next version was due before a backup was restored",
    ),
  userName: z.string().nullable().describe("The person who saved the next version last"),
};

export const nextVersionDetails = {
  isSeen: z.boolean().describe("True when guests see the published version now"),
  changed: z
    .array(z.string())
    .describe(
      "Paths of the fields that the next version changes, and of the languages that staff confirmed as up to date",
    ),
  changedInBoth: z
    .array(z.string())
    .describe(
      "Paths of the fields that staff changed in the next version, and later also in the published version",
    ),
};

export const nextVersionRow = z
  .object({
    kind: z.enum(kindNames),
    name: z.string().describe("The resource's name for staff"),
    ...nextVersionFields,
  })
  .meta({ id: "NextVersion" });
export type NextVersionRow = z.infer<typeof nextVersionRow>;

export const publishAt = z
  .union([moment, z.null(), z.literal("").transform(() => null)])
  .optional()
  .describe(
    "The time at which the site publishes the next version. Null removes the time. A price list becomes active at this time. If the field is left out, the time doesn't change. In a change-over, only the change-over's time is accepted",
  );

export const joinedChange = z
  .int()
  .positive()
  .max(2_147_483_647)
  .nullish()
  .describe(
    "The id of the change-over that publishes the next version. Null takes the next version out of its change-over. If the field is left out, the change-over stays the same",
  );

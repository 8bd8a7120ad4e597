import { z } from "zod";
import { moment, resourceFields } from "#src/cms/kind/schemas.ts";
import { kindNames } from "#src/cms/kinds.ts";

/**
 * The first version of a next version. It is so large that the sum for the ETag is larger than the version of any
 * published resource.
 */
export const firstDraftVersion = 1_000_000;

/** The fields that every next version has besides the fields of its kind. */
export const nextVersionFields = {
  ...resourceFields,
  version: z
    .int()
    .min(0)
    .describe("Grows with each save of the published or the next version; in quotation marks it is the ETag"),
  isPublished: z.boolean().describe("False for a resource that guests have never seen"),
  publishAt: z.iso.datetime().nullable().describe("The time at which the site publishes it; null for none"),
  changeOver: z
    .int()
    .nullable()
    .describe("The id of its change-over, which decides `publishAt`; null for none"),
  changeOverName: z.string().nullable().describe("The name of its change-over for staff; null for none"),
  fault: z
    .string()
    .nullable()
    .describe(
      "The reason why the site didn't publish it at `publishAt`, such as invalid-fields; restored if it was due before a restore",
    ),
  userName: z.string().nullable().describe("The person who saved it last"),
};

export const nextVersionDetails = {
  isSeen: z.boolean().describe("True when guests see the published version now"),
  changed: z
    .array(z.string())
    .describe("Paths of the fields that it changes, and of the languages that staff confirmed as up to date"),
  changedInBoth: z
    .array(z.string())
    .describe("Paths of the fields that it changes and that have also been published differently since"),
};

/** A row in the list of all next versions. */
export const nextVersionRow = z
  .object({ kind: z.enum(kindNames), name: z.string().describe("Its name for staff"), ...nextVersionFields })
  .meta({ id: "NextVersion" });
export type NextVersionRow = z.infer<typeof nextVersionRow>;

export const publishAt = z
  .union([moment, z.null(), z.literal("").transform(() => null)])
  .optional()
  .describe(
    "The time at which the site publishes it; null for none. A price list then becomes active. If the field is left out, the time stays. In a change-over, only the change-over's time is accepted",
  );

export const joinedChange = z
  .int()
  .positive()
  .max(2_147_483_647)
  .nullish()
  .describe(
    "The change-over with which it is published, instead of at a time of its own; null takes it out. Left out, it stays as it is",
  );

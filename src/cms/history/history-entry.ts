import { z } from "zod";
import { kindNamesWithHistory } from "#src/cms/kinds.ts";
import { historyActions } from "#src/i18n/history-actions.ts";

export const historyEntry = z
  .object({
    id: z.int().positive(),
    kind: z.enum(kindNamesWithHistory),
    resourceId: z.int().positive(),
    version: z.int().min(0),
    action: z.enum(historyActions),
    name: z.string().describe("What the resource was called then; empty for what guests have sent"),
    changed: z
      .array(z.string())
      .describe(
        "Paths of the fields that changed; and languages.en, say, where that language was said to be up to date",
      ),
    userName: z.string().nullable().describe("Who did it; null for the program itself"),
    at: z.iso.datetime(),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

const fields = z.record(z.string(), z.unknown());

export const historyDetails = historyEntry
  .extend({
    fields: fields.describe("After the change, or before the resource was removed"),
    before: fields.nullable().describe("Before the change; null for a new resource"),
    now: z
      .looseObject({ version: z.int().min(0) })
      .nullable()
      .describe("As the resource is now; null when it is gone"),
    previous: z
      .int()
      .positive()
      .nullable()
      .describe("Id of what happened to the resource before; null for the first that is known"),
  })
  .meta({ id: "HistoryDetails" });
export type HistoryDetails = z.infer<typeof historyDetails>;

/** The fields that decide whether and when guests see a resource. Restoring an old version doesn't change them. */
export const showingFields = [
  "isActive",
  "showInGallery",
  "publishedDate",
  "announcementDate",
  "unpublishDate",
];

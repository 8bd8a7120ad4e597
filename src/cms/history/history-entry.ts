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
    name: z.string().describe("The resource's name at that time. Empty for guests' messages"),
    changed: z
      .array(z.string())
      .describe("Paths of the changed fields, such as `languages.en` when a translation was confirmed"),
    userName: z.string().nullable().describe("The author. Null for a change by the program itself"),
    at: z.iso.datetime(),
    restoredFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        "The time of the version that a restoration brought back. Null for all other actions, and when this version is unknown",
      ),
  })
  .meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof historyEntry>;

const fields = z.record(z.string(), z.unknown());

export const historyDetails = historyEntry
  .extend({
    fields: fields.describe("The fields after the change, or before the removal"),
    before: fields
      .nullable()
      .describe(
        "The fields before the change. Null for an addition, for the restoration of a removed resource, and for a removal. Never null for a guest's message",
      ),
    now: z
      .looseObject({ version: z.int().min(0) })
      .nullable()
      .describe("The current resource. Null when it was removed"),
    previous: z
      .int()
      .positive()
      .nullable()
      .describe("The id of the resource's previous change. Null for the first known change"),
  })
  .meta({ id: "HistoryDetails" });
export type HistoryDetails = z.infer<typeof historyDetails>;

/** The fields that decide whether guests see a resource. Restoring an old version doesn't change them. */
export const showingFields = [
  "isActive",
  "showInGallery",
  "publishedDate",
  "announcementDate",
  "unpublishDate",
];

/** The fields whose earlier values never come back. Guests don't see camera pictures from before `hiddenUntil`. */
export const untouchedFields = [...showingFields, "hiddenUntil"];

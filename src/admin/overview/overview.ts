import { z } from "zod";
import { inOtherLanguages } from "#src/i18n/translation.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { historyEntry } from "#src/cms/history/history-entry.ts";
import { setup } from "./setup.ts";
import { kindNames } from "#src/cms/kinds.ts";

const id = z.int().positive();
const moment = z.iso.datetime();

export const overview = z
  .object({
    translations: z.object({
      resources: z.int().describe("The number of resources with a missing or outdated translation"),
      only: z
        .object({
          kind: z.enum(kindNames),
          id,
          name: z.string(),
          ...inOtherLanguages(() => z.enum(["done", "outdated", "missing"])),
        })
        .nullable()
        .describe("The resource, if there is only one"),
    }),
    photos: z.object({
      withoutAlternative: z.int().describe("The number of photos in the gallery without an alternative text"),
      first: id.nullable(),
    }),
    mail: z.object({
      undelivered: z.int().describe("The number of mails whose delivery has failed and will be retried"),
      since: moment.nullable(),
    }),
    seen: z.object({
      hasBooking: z.boolean(),
      reception: identityKind.input.shape.reception,
      exceptions: identityKind.stored.shape.exceptions,
      season: identityKind.input.shape.season,
    }),
    setup: setup.describe("The state of the set-up"),
    changes: z.array(historyEntry).describe("The latest changes"),
  })
  .meta({ id: "Overview" });
export type Overview = z.infer<typeof overview>;

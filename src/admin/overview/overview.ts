import { z } from "zod";
import { inOtherLanguages } from "#src/i18n/translation.ts";
import { freePitchesKind } from "#src/features/prices/free-pitches/free-pitches.ts";
import { pitchKinds } from "#src/features/prices/free-pitches/pitch.ts";
import { seaReadingKind } from "#src/features/sea/sea-reading.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { historyEntry } from "#src/cms/history/history-entry.ts";
import { setup } from "./setup.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { cameras } from "#src/features/webcam/webcam.ts";

const id = z.int().positive();
const moment = z.iso.datetime();
const named = z.object({ id, title: z.string() });

const coming = z.object({
  kind: z.enum(["article", "message", "priceList"]),
  id,
  title: z.string().describe("Of a price list its year"),
  at: moment,
  what: z.enum(["appears", "goes"]),
});
export type Coming = z.infer<typeof coming>;

/** The start screen of the staff area: open work, scheduled changes, and the site's present state. */
export const overview = z
  .object({
    inbox: z.object({
      new: z.int().describe("Messages that nobody has starred, archived or deleted"),
      oldest: moment.nullable().describe("When the oldest of them came"),
    }),
    translations: z.object({
      resources: z.int().describe("Resources that are missing or outdated in a language"),
      only: z
        .object({
          kind: z.enum(kindNames),
          id,
          name: z.string(),
          ...inOtherLanguages(() => z.enum(["done", "outdated", "missing"])),
        })
        .nullable()
        .describe("The one resource, when there is just one"),
    }),
    photos: z.object({
      withoutAlternative: z
        .int()
        .describe("Photos in the gallery without words for those who don't see them"),
      first: id.nullable(),
    }),
    webcams: z
      .array(z.object({ camera: z.enum(cameras), takenAt: moment.nullable() }))
      .describe("Cameras whose picture is old; without takenAt there has never been one"),
    mail: z.object({
      undelivered: z.int().describe("Mail that the mail server hasn't taken yet"),
      since: moment.nullable(),
    }),
    refused: z
      .array(z.object({ id, name: z.string() }))
      .describe("Messages whose answer didn’t reach the guest, until they are archived"),
    coming: z.array(coming).describe("What appears or goes by itself, the next first"),
    seen: z.object({
      message: named.nullable(),
      article: named.extend({ at: moment }).nullable().describe("The latest that guests see"),
      priceList: z.object({ id, year: z.int() }).nullable(),
      hasBooking: z.boolean(),
      reception: identityKind.input.shape.reception,
      exceptions: identityKind.stored.shape.exceptions,
      season: identityKind.input.shape.season,
    }),
    freePitches: z.object({
      said: freePitchesKind.answer.describe("What was said last, of that day"),
      kinds: z.array(z.enum(pitchKinds)).describe("The kinds of pitches that the campsite has"),
    }),
    seaReading: seaReadingKind.answer
      .nullable()
      .describe("What was measured last; null where there is no water to bathe in"),
    setup: setup.describe("How far the campsite's own site has come"),
    changes: z.array(historyEntry).describe("What was changed last"),
  })
  .meta({ id: "Overview" });
export type Overview = z.infer<typeof overview>;

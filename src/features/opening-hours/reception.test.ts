import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { timeZone } from "#src/i18n/format.ts";
import { receptionNow, receptionState } from "./reception.ts";

const hours = {
  season: { opens: "04-24", closes: "09-20" },
  reception: [
    { from: "04-24", to: "06-18", opens: "09:00", closes: "19:00" },
    { from: "06-19", to: "08-16", opens: "09:00", closes: "21:00" },
    { from: "08-20", to: "09-19", opens: "10:30", closes: "19:00" },
  ],
};

/** What the door says by Oslo's clock. */
const at = (time: string, phone?: string) => {
  const now = Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant();
  return languages.map((language) => receptionNow(receptionState(hours, now), language, phone));
};

test.each([
  [
    "2026-07-15T10:00",
    "Resepsjonen er åpen til kl. 21",
    "Reception is open until 21:00",
    "Die Rezeption ist bis 21 Uhr geöffnet",
  ],
  [
    "2026-07-15T02:30",
    "Resepsjonen er stengt og åpner kl. 09",
    "Reception is closed and opens at 09:00",
    "Die Rezeption ist geschlossen und öffnet um 9 Uhr",
  ],
  [
    "2026-07-15T21:00",
    "Resepsjonen er stengt og åpner i morgen kl. 09",
    "Reception is closed and opens tomorrow at 09:00",
    "Die Rezeption ist geschlossen und öffnet morgen um 9 Uhr",
  ],
  [
    "2026-08-16T21:00",
    "Resepsjonen er stengt og åpner 20. august kl. 10.30",
    "Reception is closed and opens on 20 August at 10:30",
    "Die Rezeption ist geschlossen und öffnet am 20. August um 10.30 Uhr",
  ],
  ["2026-09-20T12:00", "Resepsjonen er stengt", "Reception is closed", "Die Rezeption ist geschlossen"],
  [
    "2026-09-21T00:00",
    "Stengt for sesongen. Vi åpner 24. april",
    "Closed for the season. We open on 24 April",
    "Saisonpause. Wir öffnen am 24. April",
  ],
])("at %s the reception's door says so in every language", (time, ...words) => {
  expect(at(time)).toEqual(words);
});

test("while it is closed in the season, the door says which number to call, and only then", () => {
  const phone = "+4733001234";
  expect(at("2026-07-15T02:30", phone)[0]).toBe(
    "Resepsjonen er stengt og åpner kl. 09. Haster det, ring 33\u00a000\u00a012\u00a034",
  );
  for (const time of ["2026-07-15T10:00", "2026-12-01T10:00"]) expect(at(time, phone)).toEqual(at(time));
});

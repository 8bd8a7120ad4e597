import type { Identity } from "#src/campsite/identity/identity.ts";
import { seasonState } from "#src/campsite/opening-hours/season.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { choice, day } from "#src/cms/kind/fields.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";
import { freeAmountNamesText, freePitchesLabelsText } from "#messages/free-pitches";
import { freePitchNames } from "./free-pitch-names.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { amounts } from "#src/campsite/now/free-amount.ts";
import { pitchKinds, type FreeToday, type PitchKind } from "./pitch.ts";

const labels = labelsOf(freePitchesLabelsText);

const free = (kind: PitchKind) =>
  choice(
    amounts,
    freePitchNames[kind],
    `The availability: ${amounts.slice(1).join(", ")}; or not entered`,
    freeAmountNamesText,
  );

export const freePitchesKind = defineKind({
  name: "freePitches",
  about: "The free pitches today, by kind",
  one: "what is free today",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    day: day(labels.day, "The day in Oslo that the amounts are for; they expire with it"),
    caravan: free("caravan"),
    motorhome: free("motorhome"),
    tent: free("tent"),
    cabin: free("cabin"),
  },
});
export type FreePitches = StoredOf<typeof freePitchesKind>;

/** Returns the values that apply now. Outside the season nothing applies. */
export function freeAt(
  entered: Pick<FreePitches, "day" | PitchKind>,
  { season }: Pick<Identity, "season">,
  now: Temporal.Instant,
): { free: FreeToday; changesAt: Temporal.Instant | undefined } {
  const today = dayOf(now);
  if (entered.day < today.toString()) return { free: {}, changesAt: undefined };
  const changesAt = startOfDay(today.add({ days: 1 }));
  if (entered.day !== today.toString() || !seasonState(season, now).isOpen) return { free: {}, changesAt };
  const entries = pitchKinds.flatMap((kind) =>
    entered[kind] === "unsaid" ? [] : [[kind, entered[kind]] as const],
  );
  return { free: Object.fromEntries(entries), changesAt };
}

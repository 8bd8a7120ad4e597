import type { Identity } from "#src/campsite/identity/identity.ts";
import { seasonState } from "#src/campsite/opening-hours/season.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { choice, day } from "#src/cms/kind/fields.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";
import { freeAmountNamesText, freePitchesLabelsText } from "#messages/free-pitches";
import { pitchNames } from "#src/campsite/now/pitch-names.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { amounts, isFree } from "#src/campsite/now/free-amount.ts";
import { pitchKinds, type FreeToday, type PitchKind } from "#src/campsite/now/pitch.ts";

const labels = labelsOf(freePitchesLabelsText);

const free = (kind: PitchKind) =>
  choice(
    amounts,
    pitchNames[kind],
    `The availability: ${amounts.slice(1).join(", ")}, or not entered`,
    freeAmountNamesText,
  );

export const freePitchesKind = defineKind({
  name: "freePitches",
  about: "The free pitches today, by kind",
  one: "today's free pitches",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    day: day(
      labels.day,
      "The day in Oslo for which the amounts were entered. They expire at the end of this day",
    ),
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

/** Returns the kinds that were free at `since` and ever after. @param changes of the values, latest first */
export function kindsFreeSince(
  changes: readonly { at: Temporal.Instant; entered: Pick<FreePitches, "day" | PitchKind> }[],
  identity: Pick<Identity, "season">,
  since: Temporal.Instant,
): PitchKind[] {
  const isBefore = ({ at }: { at: Temporal.Instant }) => Temporal.Instant.compare(at, since) <= 0;
  const first = changes.findIndex(isBefore);
  if (first < 0) return [];
  const states = changes
    .slice(0, first + 1)
    .map((change) => freeAt(change.entered, identity, isBefore(change) ? since : change.at).free);
  return pitchKinds.filter((kind) => states.every((amountOf) => isFree(amountOf[kind])));
}

import type { FreeAmount } from "#src/campsite/now/free-amount.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { Context } from "#src/platform/context.ts";

/** TABLE  the kinds of pitches that guests ask for, each with the purpose of its rate groups in the price list. */
const pitchPurposes = {
  caravan: "day",
  motorhome: "day",
  tent: "day",
  cabin: "cabin",
} as const satisfies Record<string, Purpose>;
export type PitchKind = keyof typeof pitchPurposes;
export const pitchKinds = Object.keys(pitchPurposes) as PitchKind[];

/** Returns the kinds of pitches that a price list has. Returns all kinds if the list has no kind of pitch. */
export function pitchKindsIn(groups: readonly { purpose: Purpose }[]): PitchKind[] {
  const has = pitchKinds.filter((kind) => groups.some(({ purpose }) => purpose === pitchPurposes[kind]));
  return has.length > 0 ? has : pitchKinds;
}

export const pitchKindsFor = (purpose: Purpose): PitchKind[] =>
  pitchKinds.filter((kind) => pitchPurposes[kind] === purpose);

/** The amount of free pitches today by kind. Kinds for which staff have entered nothing are left out. */
export type FreeToday = Partial<Record<PitchKind, FreeAmount>>;

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Today's free pitches. A single feature provides them. */
    freePitches?: {
      read(
        context: Context,
      ): Promise<{ kinds: PitchKind[]; free: FreeToday; changesAt: Temporal.Instant | undefined }>;
      /** Lists the kinds of pitches that have been free all the time since a moment on the same day. */
      listFreeSince(context: Context, since: Temporal.Instant): Promise<PitchKind[]>;
    };
  }
}

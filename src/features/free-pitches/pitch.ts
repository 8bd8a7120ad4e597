import type { Purpose } from "#src/features/prices/price-list.ts";

/** TABLE  what a guest comes with or asks for, and the purpose of the price group that has its prices. */
const pitchPurposes = {
  caravan: "day",
  motorhome: "day",
  tent: "day",
  cabin: "cabin",
} as const satisfies Record<string, Purpose>;
export type PitchKind = keyof typeof pitchPurposes;
export const pitchKinds = Object.keys(pitchPurposes) as PitchKind[];

/** How much is free; "unsaid" claims nothing. */
export const amounts = ["unsaid", "plenty", "few", "full"] as const;
export type Amount = (typeof amounts)[number];
export type FreeAmount = Exclude<Amount, "unsaid">;
export const freeAmounts = amounts.slice(1) as FreeAmount[];

/** What the campsite has of these, by the groups of its price list; all of them when the list tells of none. */
export function pitchKindsIn(groups: readonly { purpose: Purpose }[]): PitchKind[] {
  const has = pitchKinds.filter((kind) => groups.some(({ purpose }) => purpose === pitchPurposes[kind]));
  return has.length > 0 ? has : pitchKinds;
}

/** The kinds whose prices are in a group of this purpose. */
export const pitchKindsFor = (purpose: Purpose): PitchKind[] =>
  pitchKinds.filter((kind) => pitchPurposes[kind] === purpose);

/** What is free, by kind; kinds of which nothing is said aren't there. */
export type FreeToday = Partial<Record<PitchKind, FreeAmount>>;

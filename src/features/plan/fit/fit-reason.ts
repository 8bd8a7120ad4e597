import type { Pitch } from "#src/features/plan/pitches.ts";
import { hasGround, hasPower, hasRoom, maxSideOf, type Site } from "./fit.ts";
import type { Need, Unit } from "./unit.ts";

/** The reason why a unit fits none of the given sites. */
export interface Reason {
  /** The need that keeps the unit from every site. Undefined when a change of one need isn't enough. */
  need: Need | undefined;
  /** The site that comes closest to the unit's needs. */
  site: Site;
  /** The largest value of `need` that fits, in centimetres or ampere. 0 for the ground, or without a need. */
  most: number;
  /** True when another pitch has more than `most`, or has the ground, but doesn't meet the unit's other needs. */
  isMoreElsewhere: boolean;
}

type Sites = readonly [Site, ...Site[]];

/**
 * Finds the reason why a unit fits none of the sites: a need whose change alone makes the unit fit a site. If there are
 * several such needs, power comes before the ground, and the ground before the size. Of width and length, the reason is
 * the need that must shrink less.
 * @param pitches the open pitches, also those without measures
 */
export function reasonOf(unit: Unit, sites: Sites, pitches: readonly Pitch[]): Reason {
  const reasons = [
    ...powerReason(unit, sites, pitches),
    ...groundReason(unit, sites, pitches),
    ...sizeReasons(unit, sites).toSorted((one, other) => lack(unit, one) - lack(unit, other)),
  ];
  const site = highest(
    sites,
    ({ width, depth }) => Math.min(width, unit.width) + Math.min(depth, unit.length),
  );
  return reasons[0] ?? { need: undefined, site: site!, most: 0, isMoreElsewhere: false };
}

function powerReason(unit: Unit, sites: Sites, pitches: readonly Pitch[]): Reason[] {
  const ampere = (pitch: Pitch) => pitch.ampere ?? 0;
  const large = sites.filter((each) => hasRoom(unit, each) && hasGround(unit, each.pitches[0]));
  const site = highest(large, ({ pitches: [pitch] }) => ampere(pitch));
  if (!site) return [];
  const most = ampere(site.pitches[0]);
  return [{ need: "ampere", site, most, isMoreElsewhere: pitches.some((pitch) => ampere(pitch) > most) }];
}

function groundReason(unit: Unit, sites: Sites, pitches: readonly Pitch[]): Reason[] {
  const site = sites.find((each) => hasRoom(unit, each) && hasPower(unit, each.pitches[0]));
  const isMoreElsewhere = pitches.some((pitch) => hasGround(unit, pitch));
  return site ? [{ need: "ground", site, most: 0, isMoreElsewhere }] : [];
}

function sizeReasons(unit: Unit, sites: Sites) {
  const served = sites.filter(({ pitches: [pitch] }) => hasPower(unit, pitch) && hasGround(unit, pitch));
  return (["width", "length"] as const).flatMap((need) => {
    const other = need === "width" ? unit.length : unit.width;
    const site = highest(served, (each) => maxSideOf(other, each));
    const most = site ? maxSideOf(other, site) : 0;
    // No vehicle is shorter than it is wide.
    if (!site || most === 0 || (need === "length" && most < unit.width)) return [];
    const isMoreElsewhere = sites.some(
      ({ width, depth }) => (need === "width" ? width : Math.max(width, depth)) > most,
    );
    return [{ need, site, most, isMoreElsewhere }];
  });
}

const lack = (unit: Unit, { need, most }: { need: "width" | "length"; most: number }) => unit[need] - most;

const highest = (sites: readonly Site[], valueOf: (site: Site) => number): Site | undefined =>
  sites.toSorted((one, other) => valueOf(other) - valueOf(one))[0];

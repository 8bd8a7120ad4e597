import { isFitting, maxSideOf, type Site } from "./fit.ts";
import { awningWidths, longestDrawbar, vehicleWidth, type Need, type Unit } from "./unit.ts";

/** A proposal: a unit that needs less, the needs that the proposal changes, and the sites that fit the changed unit. */
export interface WayOut {
  needs: readonly Need[];
  unit: Unit;
  sites: Site[];
}

export const longestOf = (sites: readonly Site[], unit: Unit): number =>
  Math.max(
    0,
    ...sites
      .filter((site) => isFitting({ ...unit, length: 0 }, site))
      .map((site) => maxSideOf(unit.width, site)),
  );

/** TABLE  the needs in the order of the answer. Each need has its smaller values, the largest value first. */
const smaller: Record<Need, (unit: Unit, sites: readonly Site[]) => Unit[]> = {
  width: (unit) =>
    Object.values(awningWidths)
      .map((awning) => vehicleWidth + awning)
      .filter((width) => width < unit.width)
      .toSorted((one, other) => other - one)
      .map((width) => ({ ...unit, width })),
  ampere: (unit, sites) =>
    [...new Set([...sites.map(({ pitches: [{ ampere }] }) => ampere ?? 0), 0])]
      .filter((ampere) => ampere < unit.ampere)
      .toSorted((one, other) => other - one)
      .map((ampere) => ({ ...unit, ampere })),
  ground: (unit) => (unit.ground ? [{ ...unit, ground: undefined }] : []),
  length(unit, sites) {
    const length = longestOf(sites, unit);
    return length < unit.length && length >= unit.length - longestDrawbar ? [{ ...unit, length }] : [];
  },
};

const needs = Object.keys(smaller) as Need[];

/**
 * Returns proposals with which the unit fits a site. They change as few needs as possible. A larger change of the same
 * needs is proposed too, if more sites fit after it.
 */
export function findWaysOut(unit: Unit, sites: readonly Site[]): WayOut[] {
  let changed: { needs: Need[]; units: Unit[] }[] = [{ needs: [], units: [unit] }];
  for (let count = 1; count <= needs.length; count++) {
    changed = changed.flatMap((before) =>
      needs.slice(needs.indexOf(before.needs.at(-1)!) + 1).map((need) => ({
        needs: [...before.needs, need],
        units: before.units.flatMap((each) => smaller[need](each, sites)),
      })),
    );
    const ways = changed.flatMap(({ needs: own, units }) => {
      const all = units.map((less) => ({
        needs: own,
        unit: less,
        sites: sites.filter((site) => isFitting(less, site)),
      }));
      return all.filter(
        ({ sites: fitting }, index) =>
          all.slice(0, index).every((before) => before.sites.length < fitting.length) && fitting.length > 0,
      );
    });
    if (ways.length > 0) return ways;
  }
  return [];
}

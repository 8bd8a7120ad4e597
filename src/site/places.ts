import { getPageFacts, type LocalizedFact } from "#src/features/content/page-texts.server.ts";
import { groupFor, type AnnualRates, type RateGroup } from "#src/features/rates/annual-rates.ts";
import type { PageContext } from "#src/platform/page.ts";

/** The four columns of the signboard, each with what the price group is for that says what it costs. */
const placePurposes = {
  seasonal: "seasonal",
  day: "day",
  sanitary: "sanitary",
  cabins: "cabin",
} as const;
const placeNames = ["seasonal", "day", "sanitary", "cabins"] as const;

export interface Place {
  name: (typeof placeNames)[number];
  facts: LocalizedFact[];
  /** The group's first rate: staff put the one that guests ask for first there. */
  rate: RateGroup["rates"][number] | undefined;
}

/** Where a guest can stay, and the buildings that go with it: three facts each, and a price where the list has one. */
export async function loadPlaces(context: PageContext, rates: AnnualRates | undefined): Promise<Place[]> {
  const facts = await getPageFacts(context, placeNames, context.language);
  return placeNames.map((name) => {
    const group = groupFor(rates?.rateGroups ?? [], placePurposes[name]);
    return { name, facts: facts.get(name)?.slice(0, 3) ?? [], rate: group?.rates[0] };
  });
}

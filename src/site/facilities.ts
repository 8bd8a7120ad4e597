import { getPageFacts } from "#src/features/page-texts/page-texts.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { featuresOf, localizeBuilding } from "#src/features/sanitary/sanitary-building.ts";
import { sanitaryBuildingCollection } from "#src/features/sanitary/sanitary.server.ts";
import type { PageContext } from "#src/platform/pages/page.ts";

/** What machines are told about the campsite's facilities and prices; each part only when staff have written it. */
export interface Facilities {
  /** The name of a feature, and whether it exists or what there is of it. */
  features: [name: string, value: boolean | string][];
  /** What the guests' page says about dogs: "on a lead, not on the beach". */
  pets: string | undefined;
  /** The lowest and the highest price of a night, in NOK. */
  nights: { from: number; to: number } | undefined;
}

/** Icons of those facts on the guests' page that name a feature of the campsite. */
const featureIcons = ["power", "wifi"];

export async function loadFacilities(context: PageContext): Promise<Facilities> {
  const { language } = context;
  const [buildings, facts, rates] = await Promise.all([
    sanitaryBuildingCollection.listAll(context),
    getPageFacts(context, ["guests"], language),
    findActivePriceList(context),
  ]);
  const guests = (facts.get("guests") ?? []).map(({ icon, words: { words } }) => ({ icon, ...words }));
  return {
    features: [
      ...featuresOf(buildings.map((each) => localizeBuilding(each, language))),
      ...guests
        .filter(({ icon }) => featureIcons.includes(icon))
        .map(({ label, value }): [string, string] => [label, value]),
    ],
    pets: guests.find(({ icon }) => icon === "dog")?.value,
    nights: rates && pricesOfNights(rates),
  };
}

function pricesOfNights({ rateGroups }: PriceList): Facilities["nights"] {
  const amounts = rateGroups
    .filter(({ purpose }) => purpose === "day" || purpose === "cabin")
    .flatMap(({ rates }) => rates.filter(({ kind }) => kind === "price").map(({ amount }) => amount));
  return amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts) } : undefined;
}

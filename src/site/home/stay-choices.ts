import { getPageFacts, type LocalizedFact } from "#src/features/page-texts/page-texts.server.ts";
import {
  groupFor,
  leadingRate,
  type PriceList,
  type Purpose,
  type RateGroup,
} from "#src/features/prices/price-list.ts";
import { formatDayOfYear } from "#src/i18n/format.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { homeText } from "./home.text.ts";
import type { Shell } from "#src/site/shell/shell.ts";

/** The four columns of the signboard, each with the purpose of the price group that has its prices. */
const placePurposes = {
  seasonal: "seasonal",
  day: "day",
  sanitary: "sanitary",
  cabins: "cabin",
} as const;
const placeNames = ["seasonal", "day", "sanitary", "cabins"] as const;

export interface StayChoice {
  name: (typeof placeNames)[number];
  purpose: Purpose;
  facts: LocalizedFact[];
  /** The price that guests ask for first. */
  rate: RateGroup["rates"][number] | undefined;
}

/**
 * Where a guest can stay, and the service buildings: three facts each, and a price when the list has one.
 * @param reopens the first day of the next season, when it is outside the season
 */
export async function loadStayChoices(
  context: PageContext,
  rates: PriceList | undefined,
  { reopens }: Shell["reception"],
): Promise<StayChoice[]> {
  const { language } = context;
  const facts = await getPageFacts(context, placeNames, language);
  return placeNames.map((name) => {
    const purpose = placePurposes[name];
    const group = groupFor(rates?.rateGroups ?? [], purpose);
    const shown = facts.get(name)?.slice(0, 3) ?? [];
    return {
      name,
      purpose,
      facts: reopens ? shown.map((fact) => closedUntil(reopens, fact)) : shown,
      rate: leadingRate(group),
    };
  });
}

/** Staff write the showers' opening hours of the season; outside it, the fact says until when they are closed. */
function closedUntil(reopens: Temporal.PlainDate, fact: LocalizedFact): LocalizedFact {
  if (fact.icon !== "shower") return fact;
  const actual = fact.words.language;
  const value = homeText[actual].closedUntil(formatDayOfYear(reopens.toPlainMonthDay(), actual));
  return { ...fact, words: { ...fact.words, words: { ...fact.words.words, value } } };
}

import type { HomeCard, LocalizedHomePage } from "#src/features/home-page/home-page.ts";
import { getPageFacts, type LocalizedFact } from "#src/campsite/page-texts/page-texts.server.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import {
  groupFor,
  isLowestPrice,
  leadingRate,
  type PriceList,
  type RateGroup,
} from "#src/features/prices/price-list.ts";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import { formatDayOfYear } from "#src/i18n/format.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { homeText } from "#messages/site";
import type { Shell } from "#src/site/shell/shell.ts";

export interface StayChoice {
  page: HomeCard["page"];
  purpose: HomeCard["purpose"];
  line: LocalizedHomePage["cards"][number]["words"]["line"];
  /** The actual language of the line. */
  language: LocalizedHomePage["cards"][number]["language"];
  /** A photo in place of its part of the panorama. */
  picture: PictureSource | undefined;
  /** The landscape of that part, unless it is the site's landscape. */
  landscape: Landscape | undefined;
  facts: LocalizedFact[];
  /** The price that guests ask for first. */
  rate: RateGroup["rates"][number] | undefined;
  /** True when `rate` is the lowest price for a stay. "from" then replaces the description of the price. */
  isFrom: boolean;
}

/**
 * Loads the cards of the home page, each with up to three facts of its page and a price from the price list, if any.
 * @param reopens the first day of the next season; undefined during the season
 */
export async function loadStayChoices(
  context: PageContext,
  cards: LocalizedHomePage["cards"],
  rates: PriceList | undefined,
  { reopens }: Shell["reception"],
): Promise<StayChoice[]> {
  const { language } = context;
  const [facts, pictures] = await Promise.all([
    getPageFacts(
      context,
      cards.map(({ page }) => page),
      language,
    ),
    findPictures(
      context,
      cards.map(({ imageUrl }) => imageUrl),
      language,
    ),
  ]);
  return cards.map(({ page, purpose, imageUrl, words, language: actual }) => {
    const group = purpose === "none" ? undefined : groupFor(rates?.rateGroups ?? [], purpose);
    const shown = facts.get(page)?.slice(0, 3) ?? [];
    const rate = leadingRate(group);
    return {
      page,
      purpose,
      line: words.line,
      language: actual,
      picture: pictures.get(imageUrl),
      landscape: landscapeIn(imageUrl),
      facts: reopens ? shown.map((fact) => withClosedUntil(reopens, fact)) : shown,
      rate,
      isFrom: purpose !== "sanitary" && rate !== undefined && isLowestPrice(rate, group!),
    };
  });
}

/** Replaces the showers' opening hours, which only hold in the season, with the day until which they are closed. */
function withClosedUntil(reopens: Temporal.PlainDate, fact: LocalizedFact): LocalizedFact {
  if (fact.icon !== "shower") return fact;
  const actual = fact.words.language;
  const value = homeText[actual].closedUntil({ date: formatDayOfYear(reopens.toPlainMonthDay(), actual) });
  return { ...fact, words: { ...fact.words, words: { ...fact.words.words, value } } };
}

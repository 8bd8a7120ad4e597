import type { HomeCard, LocalizedHomePage } from "#src/campsite/home-page/home-page.ts";
import { getPageFacts, type LocalizedFact } from "#src/campsite/page-texts/page-texts.server.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
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
  language: LocalizedHomePage["cards"][number]["language"];
  /** The photo that replaces the card's part of the panorama. */
  picture: PictureSource | undefined;
  /** The landscape of the card's drawing. Undefined means the campsite's landscape. */
  landscape: Landscape | undefined;
  facts: LocalizedFact[];
}

/** Loads the cards, each with up to three facts. @param reopens the next season's first day, out of season */
export async function loadStayChoices(
  context: PageContext,
  cards: LocalizedHomePage["cards"],
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
    const shown = facts.get(page)?.slice(0, 3) ?? [];
    return {
      page,
      purpose,
      line: words.line,
      language: actual,
      picture: pictures.get(imageUrl),
      landscape: landscapeIn(imageUrl),
      facts: reopens ? shown.map((fact) => withClosedUntil(reopens, fact)) : shown,
    };
  });
}

/** Returns a fact for a day outside the season. The fact about showers then names the day on which the showers open. */
function withClosedUntil(reopens: Temporal.PlainDate, fact: LocalizedFact): LocalizedFact {
  if (fact.icon !== "shower") return fact;
  const actual = fact.words.language;
  const value = homeText[actual].closedUntil({ date: formatDayOfYear(reopens.toPlainMonthDay(), actual) });
  return { ...fact, words: { ...fact.words, words: { ...fact.words.words, value } } };
}

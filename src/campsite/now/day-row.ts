import { siteNow } from "#src/cms/staff/clock.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { RowState } from "#src/cms/staff/places/place-row.ts";
import { loadStoredIdentity } from "#src/campsite/identity/staff/identity-row.ts";
import { seasonState, type SeasonState } from "#src/campsite/opening-hours/season.ts";
import { formatDate } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { hoursRowText } from "#messages/identity";
import type { NowPart } from "./now-part.ts";
import { loadNow, nowState } from "./now-row.ts";

interface Day {
  parts: NowPart[];
  season: SeasonState;
}

async function loadDay(api: Api, language: Language): Promise<Day> {
  const [{ parts }, { season }] = await Promise.all([loadNow(api, language), loadStoredIdentity(api)]);
  return { parts, season: seasonState(season, siteNow()) };
}

/** Returns the state of a row for fields that the start screen shows only in the season. */
export const dayState = (name: string): RowState<Day> => ({
  load: loadDay,
  words: (day, language) =>
    day.season.isOpen
      ? nowState(name).words(day, language)
      : hoursRowText[language].outOfSeason({ day: formatDate(day.season.reopens) }),
  to: ({ season }) => (season.isOpen ? undefined : staffAddresses.openingHours),
});

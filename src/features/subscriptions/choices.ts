import { topics, type Topic } from "#src/campsite/announcements.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { occurrenceAt, isAllYear } from "#src/campsite/opening-hours/season.ts";
import { bareAddress } from "#src/cms/kind/visible-text.ts";
import { isEmail } from "#src/campsite/opt-in/email-address.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { parseDay } from "#src/i18n/times/time.ts";

/** The topics that are chosen in a new form. */
export const proposedTopics: readonly Topic[] = ["water", "power", "closed"];

export interface Choices {
  topics: Topic[];
  language: Language;
  /** The last day with messages, an ISO date. */
  until: string;
}

export type Field = "email" | "topics" | "until";
export type Fault = "empty" | "email" | "past" | "far";

interface Read {
  email: string;
  choices: Choices;
  faults: Partial<Record<Field, Fault>>;
}

/** The maximum duration of a subscription. */
const longest = { years: 1 };

/** Returns the last day of the season. Without a season, returns the day in a year, and `isKnown` false. */
export function seasonEnd(
  { version, season }: Pick<Identity, "version" | "season">,
  today: Temporal.PlainDate,
) {
  const isKnown = version > 0 && !isAllYear(season);
  return {
    isKnown,
    day: isKnown ? occurrenceAt(today, season.opens, season.closes).last : today.add(longest),
  };
}

export const lastDay = (today: Temporal.PlainDate): Temporal.PlainDate => today.add(longest);

/**
 * Reads the posted form. The last day is `options.end` if the field `ends` is "season", or if both `ends` and `until`
 * are empty. Otherwise the last day is the day in `until`.
 * @param form.chosen the values of the checked topics
 * @param options.end the last day of the season
 * @param options.hasAddress false in the form that changes a subscription, and for push messages
 * @returns the choices, with `end` for a missing last day, and the fault of each wrong field
 */
export function readChoices(
  { textOf, chosen: typed }: { textOf(name: string): string; chosen: readonly unknown[] },
  {
    language,
    today,
    end,
    hasAddress,
  }: { language: Language; today: Temporal.PlainDate; end: Temporal.PlainDate; hasAddress: boolean },
): Read {
  const email = bareAddress(textOf("email"));
  const [ends, typedDay] = [textOf("ends"), textOf("until").trim()];
  const chosen = topics.filter((topic) => typed.includes(topic));
  const faults: Read["faults"] = {};
  if (chosen.length === 0) faults.topics = "empty";
  if (hasAddress && !isEmail(email)) faults.email = email ? "email" : "empty";
  const isSeason = ends === "season" || (ends === "" && typedDay === "");
  const day = isSeason ? end : parseDay(typedDay);
  if (!day) faults.until = "empty";
  else if (Temporal.PlainDate.compare(day, today) < 0) faults.until = "past";
  else if (Temporal.PlainDate.compare(day, lastDay(today)) > 0) faults.until = "far";
  return {
    email,
    choices: {
      topics: chosen,
      language: languages.find((each) => each === textOf("language")) ?? language,
      until: (day ?? end).toString(),
    },
    faults,
  };
}

import { topics, type Topic } from "#src/campsite/announcements.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { occurrenceAt, isAllYear } from "#src/campsite/opening-hours/season.ts";
import { bareAddress } from "#src/cms/kind/visible-text.ts";
import { isEmail } from "#src/campsite/opt-in/email-address.ts";
import { languages, type Language } from "#src/i18n/language.ts";

/** The topics that the form proposes. */
export const proposedTopics: readonly Topic[] = ["water", "power", "closed"];

export interface Choices {
  topics: Topic[];
  language: Language;
  /** The last day with mails, an ISO date. */
  until: string;
}

export type Field = "email" | "topics" | "until";
export type Fault = "empty" | "email" | "past" | "far";

interface Read {
  email: string;
  choices: Choices;
  faults: Partial<Record<Field, Fault>>;
}

/** The longest time for which a guest subscribes. */
const longest = { years: 1 };

/** Returns the last day of the season, or the day in a year if the campsite is open all year or hasn't said. */
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
 * Reads the form. `until` is a day, or empty for the season's end.
 * @param hasAddress false when guests change the choices of a subscription
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
  const day = isSeason ? end : dayIn(typedDay);
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

function dayIn(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? Temporal.PlainDate.from(text)
    : undefined;
}

import { weekdaysInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import { identityKind, nightNumber, type Identity } from "#src/campsite/identity/identity.ts";
import {
  formatDayOfYear,
  formatOrganisationNumber,
  formatPeriodOfYear,
  formatPhone,
  formatShortTime,
} from "#src/i18n/format.ts";
import { defaultLanguage, inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { LiveValue } from "#src/cms/kind/live-value.ts";
import { liveValuesText as texts } from "#messages/live-values";

export type IdentityFields = Pick<
  Identity,
  | "name"
  | "legalName"
  | "address"
  | "phone"
  | "nightPhone"
  | "email"
  | "organisationNumber"
  | "season"
  | "reception"
  | "arrivalFrom"
  | "departureBy"
  | "quietFrom"
  | "quietTo"
>;

const { fields } = identityKind;

const places = {
  identity: {
    name: inEveryLanguage((language) => texts[language].places.identity),
    screen: staffAddresses.identity,
  },
  openingHours: {
    name: inEveryLanguage((language) => texts[language].places.openingHours),
    screen: staffAddresses.openingHours,
  },
};
/** The prefixes of the keys of live values that staff edit with the opening hours. */
const openingHoursPrefixes = ["season", "reception", "arrival", "departure", "quiet"];

type Names = Record<Language, string>;
const nameOf = (own: "quiet" | "season" | "opens" | "closes" | "dates" | "reception"): Names =>
  inEveryLanguage((language) => texts[language].names[own]);
const all = (words: (language: Language) => string) => Object.values(inEveryLanguage(words));

/** Formats a day of the year as "24. april" with a no-break space. */
const dayInWords = (monthDay: string, language: Language) =>
  formatDayOfYear(Temporal.PlainMonthDay.from(monthDay), language).replace(/ (?=\p{L}+$)/u, "\u00a0");

/** Formats a day of the year in digits, such as 24.04. German adds a full stop. */
function dayInFigures(monthDay: string, language: Language): string {
  const [month, day] = monthDay.split("-");
  return texts[language].dayInFigures({ day: `${day}.${month}` });
}

const writtenDay = (monthDay: string) => [
  ...all((language) => dayInWords(monthDay, language)),
  dayInFigures(monthDay, "nb"),
  dayInFigures(monthDay, "nb").replaceAll(/0(?=\d)/g, ""),
];

const writtenTime = (time: string) => [
  ...all((language) => texts[language].clock({ time: formatShortTime(time, language) })),
  texts[defaultLanguage].clock({ time: time.replace(":", ".") }),
];

const inParts = (value: LiveValue): LiveValue => ({ ...value, isWrittenInParts: true });

/** Returns the live values of the identity. The phone number stands in for an empty night number. */
export function identityValues(identity: IdentityFields): LiveValue[] {
  const { name, legalName, address, phone, email, season, reception } = identity;
  const { arrivalFrom, departureBy, quietFrom, quietTo } = identity;
  const organisationNumber = formatOrganisationNumber(identity.organisationNumber);
  const nightPhone = nightNumber(identity);
  const { opens, closes } = season;
  const value = (
    key: string,
    label: Names,
    words: (language: Language) => string,
    written: readonly string[],
    href?: string,
  ): LiveValue => ({
    key: `identity.${key}`,
    name: label,
    where: openingHoursPrefixes.some((each) => key.startsWith(each)) ? places.openingHours : places.identity,
    words: inEveryLanguage(words),
    written,
    ...(href && { href }),
  });
  const phoneValue = (key: "phone" | "nightPhone", number: string, written: readonly string[]) =>
    value(key, fields[key].label, (language) => formatPhone(number, language), written, `tel:${number}`);
  const writtenPhone = [phone, phone.replace(/^\+47/, "")];
  const time = (key: "arrivalFrom" | "departureBy" | "quietFrom" | "quietTo") =>
    value(
      key,
      fields[key].label,
      (language) => texts[language].clock({ time: formatShortTime(identity[key], language) }),
      writtenTime(identity[key]),
    );
  const quiet = (language: Language) =>
    texts[language].betweenTimes({
      from: formatShortTime(quietFrom, language),
      to: formatShortTime(quietTo, language),
    });
  const days = (first: string, last: string, language: Language) =>
    formatPeriodOfYear(first, last, language, (from, to) =>
      texts[language].between({ from: dayInWords(from, language), to: dayInWords(to, language) }),
    );
  const seasonWords = (language: Language) => days(opens, closes, language);
  const street = address.street;
  const values = [
    value("name", fields.name.label, () => name, [name]),
    value("legalName", fields.legalName.label, () => legalName, [legalName]),
    phoneValue("phone", phone, writtenPhone),
    phoneValue(
      "nightPhone",
      nightPhone,
      nightPhone === phone ? [] : [nightPhone, nightPhone.replace(/^\+47/, "")],
    ),
    value("email", fields.email.label, () => email, [email], `mailto:${email}`),
    inParts(
      value(
        "address",
        fields.address.label,
        () => (street ? `${street.replaceAll(" ", "\u00a0")}, ${address.postalCode} ${address.city}` : ""),
        [street],
      ),
    ),
    value("organisationNumber", fields.organisationNumber.label, () => organisationNumber, [
      organisationNumber,
    ]),
    value("season", nameOf("season"), seasonWords, []),
    value(
      "season.dates",
      nameOf("dates"),
      (language) =>
        formatPeriodOfYear(
          opens,
          closes,
          language,
          (from, to) => `${dayInFigures(from, language)}–${dayInFigures(to, language)}`,
        ),
      [],
    ),
    value("season.opens", nameOf("opens"), (language) => dayInWords(opens, language), writtenDay(opens)),
    value("season.closes", nameOf("closes"), (language) => dayInWords(closes, language), writtenDay(closes)),
    inParts(
      value(
        "reception",
        nameOf("reception"),
        (language) =>
          reception
            .map((period) =>
              texts[language].hours({
                days: [days(period.from, period.to, language), weekdaysInWords(period.weekdays, language)]
                  .filter((words) => words !== "")
                  .join(", "),
                opens: formatShortTime(period.opens, language),
                closes: formatShortTime(period.closes, language),
              }),
            )
            .join("; "),
        reception.flatMap((period) => [...writtenTime(period.opens), ...writtenTime(period.closes)]),
      ),
    ),
    ...(arrivalFrom ? [time("arrivalFrom")] : []),
    ...(departureBy ? [time("departureBy")] : []),
    ...(quietFrom && quietTo
      ? [
          time("quietFrom"),
          time("quietTo"),
          value("quiet", nameOf("quiet"), quiet, [
            ...all(quiet),
            ...all(
              (language) => `${formatShortTime(quietFrom, language)}–${formatShortTime(quietTo, language)}`,
            ),
          ]),
        ]
      : []),
  ];
  return values
    .filter(({ words }) => words.nb !== "")
    .map((each) => ({ ...each, written: each.written.filter((form) => form !== "") }));
}

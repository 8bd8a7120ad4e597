import { identityKind, type Identity } from "#src/features/identity/identity.ts";
import { formatDayOfYear, formatPhone, formatShortTime } from "#src/i18n/format.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import type { LiveValue } from "#src/resource/live-value.ts";
import { liveValuesText as texts } from "./live-values.text.ts";

/** When the reception is open in a part of the year, in words. */
export interface Period {
  from: string;
  to: string;
  opens: string;
  closes: string;
}

/** What of the identity is written. */
export type IdentityFields = Pick<
  Identity,
  | "name"
  | "legalName"
  | "address"
  | "phone"
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
type Names = Record<Language, string>;
const nameOf = (own: "quiet" | "seasonOpens" | "seasonCloses" | "reception"): Names =>
  inEveryLanguage((language) => texts[language][own]);

/** The values that the identity has; what staff haven't written isn't one. */
export function identityValues(identity: IdentityFields): LiveValue[] {
  const { name, legalName, address, phone, email, organisationNumber, season, reception } = identity;
  const { arrivalFrom, departureBy, quietFrom, quietTo } = identity;
  const value = (key: string, label: Names, words: (language: Language) => string, href?: string) => ({
    key: `identity.${key}`,
    name: label,
    words: inEveryLanguage(words),
    ...(href && { href }),
  });
  const day = (monthDay: string, language: Language) =>
    formatDayOfYear(Temporal.PlainMonthDay.from(monthDay), language);
  const clock = (time: string, language: Language) => texts[language].clock(formatShortTime(time, language));
  const betweenTimes = (from: string, to: string) => (language: Language) =>
    texts[language].betweenTimes(formatShortTime(from, language), formatShortTime(to, language));
  const time = (key: "arrivalFrom" | "departureBy" | "quietFrom" | "quietTo") =>
    value(key, fields[key].label, (language) => clock(identity[key], language));
  const all = [
    value("name", fields.name.label, () => name),
    value("legalName", fields.legalName.label, () => legalName),
    value("phone", fields.phone.label, (language) => formatPhone(phone, language), `tel:${phone}`),
    value("email", fields.email.label, () => email, `mailto:${email}`),
    value("address", fields.address.label, () =>
      address.street ? `${address.street}, ${address.postalCode} ${address.city}` : "",
    ),
    value("organisationNumber", fields.organisationNumber.label, () => organisationNumber),
    value("season", fields.season.label, (language) =>
      texts[language].between(day(season.opens, language), day(season.closes, language)),
    ),
    value("season.opens", nameOf("seasonOpens"), (language) => day(season.opens, language)),
    value("season.closes", nameOf("seasonCloses"), (language) => day(season.closes, language)),
    value("reception", nameOf("reception"), (language) =>
      reception
        .map(({ from, to, opens, closes }) =>
          texts[language].hours({
            from: day(from, language),
            to: day(to, language),
            opens: formatShortTime(opens, language),
            closes: formatShortTime(closes, language),
          }),
        )
        .join("; "),
    ),
    ...(arrivalFrom ? [time("arrivalFrom")] : []),
    ...(departureBy ? [time("departureBy")] : []),
    ...(quietFrom && quietTo
      ? [
          time("quietFrom"),
          time("quietTo"),
          value("quiet", nameOf("quiet"), betweenTimes(quietFrom, quietTo)),
        ]
      : []),
  ];
  return all.filter(({ words }) => words.nb !== "");
}

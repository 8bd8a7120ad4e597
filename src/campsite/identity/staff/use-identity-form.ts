import { formKindOf } from "#src/cms/form-kind.ts";
import { useValueCheck } from "#src/cms/live-values/staff/use-value-check.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { identityKind, type StaffIdentity, type IdentityValues } from "#src/campsite/identity/identity.ts";
import type { WayChart } from "#src/campsite/identity/way-chart.ts";
import { weekdaysInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import {
  monthDayInWords,
  type ReceptionException,
  type ReceptionPeriod,
} from "#src/campsite/opening-hours/opening-hours.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { inLanguage, type Translatable } from "#src/i18n/translation.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { namedFieldsOf, namedPartOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { namedWords } from "#src/cms/staff/fields/text-language.ts";
import { identityAdminText } from "#messages/identity";

/** Names all fields of the identity. A conflict can be about fields of the form of opening hours too. */
function identityFields(
  { directions, reception, exceptions }: IdentityValues,
  language: Language,
): NamedField[] {
  const text = identityAdminText[language];
  const { address: written, season, reception: periods, exceptions: others } = identityKind.fields;
  const day = (value: unknown) => monthDayInWords(String(value), language);
  return [
    ...namedFieldsOf(identityKind, language, {
      reception: (value) =>
        (value as ReceptionPeriod[]).map((each) => periodInWords(each, language)).join("\n"),
      exceptions: (value) =>
        ((value ?? []) as ReceptionException[]).map((each) => exceptionName(each, language)).join("\n"),
      directions: (value) =>
        ((value ?? []) as IdentityValues["directions"])
          .map((each) => `${each.title}: ${each.text}`)
          .join("\n"),
      wayChart: (value) => {
        const chart = value as WayChart | null;
        return chart ? [Object.values(chart.names).join(", "), ...Object.values(chart.shows)].join("\n") : "";
      },
    }),
    ...Object.entries(labelsOf(written.parts, language)).map(([part, label]) => ({
      path: `address.${part}`,
      label,
    })),
    ...namedPartOf(season.parts, "season", season.label[language], language, { opens: day, closes: day }),
    ...reception.flatMap((period, index) =>
      namedPartOf(periods.parts, `reception.${index}`, periodName(period, language), language, {
        from: day,
        to: day,
        weekdays: (value) => weekdaysInWords(value as ReceptionPeriod["weekdays"], language),
      }),
    ),
    ...exceptions.flatMap((exception, index) =>
      namedPartOf(others.parts, `exceptions.${index}`, exceptionName(exception, language), language),
    ),
    ...directions.flatMap((_, index) =>
      Object.entries(labelsOf(identityKind.words.directions.parts, language)).flatMap(([word, label]) =>
        namedWords(`directions.${index}.${word}`, `${text.step({ number: index + 1 })}, ${label}`, language),
      ),
    ),
  ];
}

/** Formats a period, such as "24. april–18. juni, fredag–søndag". */
export function periodName({ from, to, weekdays }: ReceptionPeriod, language: Language): string {
  const days = identityAdminText[language].period({
    from: monthDayInWords(from, language),
    to: monthDayInWords(to, language),
  });
  const on = weekdaysInWords(weekdays, language);
  return on ? `${days}, ${on}` : days;
}

/** Formats an exception, such as "17. mai: stengt". */
export function exceptionName({ day, opens, closes }: ReceptionException, language: Language): string {
  const monthDay = /^\d{4}-(\d\d-\d\d)$/.exec(day)?.[1];
  const when = monthDay ? monthDayInWords(monthDay, language) : identityAdminText[language].noDay;
  return opens ? `${when}: ${opens}–${closes}` : `${when}: ${identityAdminText[language].closed}`;
}

function periodInWords(period: ReceptionPeriod, language: Language): string {
  return `${periodName(period, language)}: ${period.opens}–${period.closes}`;
}

const identityForm = formKindOf(identityKind);

/** Loads the identity or its next version. Unsaved, it has no name. @param screen the address of the screen */
export async function loadIdentity(api: Api, screen: string): Promise<StaffIdentity> {
  const stored = await openResource<StaffIdentity>(api, "identity", 1, screen);
  return stored.version === 0 ? { ...stored, name: "", tagline: "" } : stored;
}

/** Provides one of the two forms of the identity. A form shows a part of the identity, and saves the whole identity. */
export function useIdentityForm(
  stored: StaffIdentity,
  screen: "identity" | "openingHours",
  translatable?: Translatable,
) {
  const checkValues = useValueCheck();
  const { updateSite, language } = useStaff();
  const written = useKindForm(
    { kind: { ...identityForm, screen: () => staffAddresses[screen] }, stored },
    translatable,
  );
  return {
    ...written,
    kind: identityKind,
    seenAt: address("contactUs", "nb"),
    fields: identityFields(written.form.values, language),
    onStored(saved: StaffIdentity) {
      updateSite({
        siteName: saved.name,
        taglines: inEveryLanguage((each) => inLanguage(saved, ["tagline"], each).tagline),
      });
      checkValues(saved);
    },
  };
}

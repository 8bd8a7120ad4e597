import { address } from "#src/i18n/addresses.ts";
import { formatDay, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/time.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { identityAdminText } from "#src/features/identity/identity-admin.text.ts";
import type { IdentityFormState } from "#src/features/identity/identity-values.ts";
import { identityInput, type Identity } from "#src/features/identity/identity.ts";
import { receptionNow, receptionState } from "./reception.ts";

/** In words what guests will read of the hours as they are written now. */
export function OpeningHoursToday({ form }: { form: IdentityFormState }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { data } = identityInput.pick({ season: true, reception: true }).safeParse(form.values);
  return (
    <section className="side-part">
      <h2>{text.today}</h2>
      <div className="consequence" aria-live="polite">
        {data
          ? readings(data, Temporal.Now.instant(), language).map(([when, words]) => (
              <p key={when}>
                {when} <strong>{words}</strong>
              </p>
            ))
          : text.notYet}
      </div>
      <a className="button plain" href={address("contactUs", "nb")} target="_blank" rel="noopener">
        <Icon name="external" />
        {text.see}
      </a>
    </section>
  );
}

/** What stands on the site now, and when the season is over also what will stand there on its first day at noon. */
function readings(
  hours: Pick<Identity, "season" | "reception">,
  now: Temporal.Instant,
  language: Language,
): [when: string, words: string][] {
  const text = identityAdminText[language];
  const today = receptionState(hours, now);
  const first: [string, string] = [text.on(formatDay(dayOf(now), language)), receptionNow(today, language)];
  if (today.state !== "closed-for-season") return [first];
  const opening = today.reopens.toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant();
  return [
    first,
    [
      text.onOpening(formatDay(today.reopens, language)),
      receptionNow(receptionState(hours, opening), language),
    ],
  ];
}

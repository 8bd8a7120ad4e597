import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { z } from "zod";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { FormOf } from "#src/cms/form-kind.ts";
import { address, pageParts } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { formatDay, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { formatWeekdays, weekdays as allWeekdays } from "#src/i18n/weekdays.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { Icon } from "#src/ui/icon.tsx";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { useComingFrom, type ComingFrom } from "#src/cms/staff/return-link.ts";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { KindScreen } from "#src/cms/staff/described/kind-screen.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { MonthDayField } from "#src/cms/staff/fields/date/month-day-field.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { identityAdminText } from "#messages/identity";
import { contentAdminText } from "#messages/page-texts";
import { TimeField } from "#src/cms/staff/checks/tidied-field.tsx";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { kindLabel } from "#src/cms/kinds.ts";
import { identityKind, type StaffIdentity } from "#src/campsite/identity/identity.ts";
import { weekdaysInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import {
  areHoursWritten,
  freeWeekdays,
  periodAfter,
  periodsByDays,
  withOtherHours,
  withWeekdays,
  type Hours,
  type ReceptionPeriod,
} from "#src/campsite/opening-hours/opening-hours.ts";
import { receptionNow, receptionState, type ReceptionHours } from "#src/campsite/opening-hours/reception.ts";
import {
  loadIdentity,
  useIdentityForm,
  exceptionName,
  periodName,
} from "#src/campsite/identity/staff/use-identity-form.ts";
import { WeekdaysField } from "./weekdays-field.tsx";

const { openingNote } = identityKind.words;

const noteTranslatable: Translatable = { words: ["openingNote"] };

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadIdentity(context.get(apiContext), request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return stored.version === 0 ? <IdentityFirst /> : <OpeningHoursForm stored={stored} />;
}

/** Links to the identity's form. Staff must save that form first, because both forms save the same resource. */
function IdentityFirst() {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { openingHours } = contentAdminText[language];
  const from = useComingFrom();
  const here: ComingFrom = { back: { name: openingHours.name, to: staffAddresses.openingHours } };
  const action = (
    <Link className="button action" to={staffAddresses.identity} state={from ?? here}>
      {kindLabel("identity", language)}
    </Link>
  );
  return (
    <ListScreen title={openingHours.name} back={placeOf("fixed", language)}>
      <Empty icon="staff-content" heading={text.identityFirst} action={action}>
        {text.identityFirstWhat}
      </Empty>
    </ListScreen>
  );
}

function OpeningHoursForm({ stored }: { stored: StaffIdentity }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const labels = labelsOf(identityKind, language);
  const seasonLabels = labelsOf(identityKind.fields.season.parts, language);
  const written = useIdentityForm(stored, "openingHours", noteTranslatable);
  const { form, languages, textLanguage } = written;
  const time = (path: "arrivalFrom" | "departureBy" | "quietFrom" | "quietTo") => (
    <TimeField {...form.field(path)} label={labels[path]} />
  );
  return (
    <KindScreen
      {...written}
      name={contentAdminText[language].openingHours.name}
      consequence={text.hoursConsequence}
      previewPlace={pageParts.contactUs.openingHours}
      side={<OpeningHoursToday form={form} />}
    >
      <h2>{labels.season}</h2>
      <p className="field-hint">{text.seasonHint}</p>
      <div className="field-row stack wide">
        <MonthDayField {...form.field("season.opens")} label={seasonLabels.opens} />
        <MonthDayField {...form.field("season.closes")} label={seasonLabels.closes} />
      </div>
      <ReceptionPeriods form={form} />
      <ReceptionExceptions form={form} />
      <h2>{text.stay}</h2>
      <div className="time-fields stack apart">
        {time("arrivalFrom")}
        {time("departureBy")}
        {time("quietFrom")}
        {time("quietTo")}
      </div>
      <h2>{labels.openingNote}</h2>
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={wordFieldsOf({ words: { openingNote } }, language)}
        />
      </LanguageColumns>
    </KindScreen>
  );
}

type IndexedPeriod = ReceptionPeriod & { index: number };
type PeriodGroup = readonly IndexedPeriod[];

/** Shows periods with the same dates as one period with different hours for different weekdays. */
function ReceptionPeriods({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { reception, season } = form.values;
  const groups: readonly PeriodGroup[] = periodsByDays(
    reception.map((period, index) => ({ ...period, index })),
  );
  const change = (changed: readonly PeriodGroup[]) =>
    form.set(
      "reception",
      changed.flat().map(({ index: _, ...period }) => period),
    );
  return (
    <PartList
      heading={identityKind.fields.reception.label[language]}
      hint={text.receptionHint}
      addLabel={text.addPeriod}
      empty={[{ ...periodAfter(reception, season), index: reception.length }]}
      path="reception"
      parts={groups}
      onChange={change}
      nameOf={([first]) => periodName({ ...first!, weekdays: undefined }, language)}
      firstField="from"
      startOf={(parts, index) => parts.slice(0, index).flat().length}
    >
      {(group, index) => (
        <PeriodFields form={form} group={group} onChange={(changed) => change(groups.with(index, changed))} />
      )}
    </PartList>
  );
}

interface PeriodProps {
  form: FormOf<typeof identityKind>;
  group: PeriodGroup;
  onChange(group: PeriodGroup): void;
}

function PeriodFields({ form, group, onChange }: PeriodProps) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const labels = labelsOf(identityKind.fields.reception.parts, language);
  const closed = freeWeekdays(group);
  const add = () => {
    onChange(withOtherHours(group));
    focusField(`reception.${group.at(-1)!.index + 1}.opens`);
  };
  const remove = (at: number) => {
    onChange(withWeekdays(group, at, []).toSpliced(at, 1));
    focusField(`reception.${group[0]!.index}.opens`);
  };
  return (
    <>
      <div className="period-days stack apart">
        {(["from", "to"] as const).map((part) => {
          const fields = group.map(({ index }) => form.field(`reception.${index}.${part}`));
          return (
            <MonthDayField
              key={part}
              {...(fields.find(({ fault }) => fault) ?? fields[0]!)}
              label={labels[part]}
              onChange={(day) => onChange(group.map((period) => ({ ...period, [part]: day })))}
            />
          );
        })}
      </div>
      {group.map(({ index, weekdays }, at) => (
        <fieldset key={index} className="period-hours">
          <legend className="visually-hidden">{weekdaysInWords(weekdays, language) || text.everyDay}</legend>
          <HoursFields form={form} path={`reception.${index}`} labels={labels} />
          <WeekdaysField
            {...form.field(`reception.${index}.weekdays`)}
            label={labels.weekdays}
            value={weekdays}
            onChange={(chosen) => onChange(withWeekdays(group, at, chosen))}
          />
          {at > 0 && (
            <StaffButton
              look="flat"
              icon="close"
              className="part-button above icons-16"
              onClick={() => remove(at)}
            >
              {text.removeOtherHours}
            </StaffButton>
          )}
        </fieldset>
      ))}
      {closed.length > 0 && (
        <p className="field-hint">{text.closedOn({ days: formatWeekdays(closed, language) })}</p>
      )}
      {group.length < allWeekdays.length && (
        <div>
          <StaffButton look="flat" icon="plus" className="part-button above icons-16" onClick={add}>
            {text.addOtherHours}
          </StaffButton>
        </div>
      )}
    </>
  );
}

interface HoursProps {
  form: FormOf<typeof identityKind>;
  /** The path of the period or exception in the form's values. */
  path: string;
  labels: Hours;
}

function HoursFields({ form, path, labels: { opens, closes } }: HoursProps) {
  return (
    <>
      <TimeField {...form.field(`${path}.opens`)} label={opens} />
      <TimeField {...form.field(`${path}.closes`)} label={closes} isEnd />
    </>
  );
}

function ReceptionExceptions({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const labels = labelsOf(identityKind.fields.exceptions.parts, language);
  return (
    <PartList
      heading={identityKind.fields.exceptions.label[language]}
      hint={text.exceptionsHint}
      addLabel={text.addException}
      empty={{ day: today().toString(), opens: "", closes: "" }}
      path="exceptions"
      parts={form.values.exceptions}
      onChange={(exceptions) => form.set("exceptions", exceptions)}
      nameOf={(exception) => exceptionName(exception, language)}
      firstField="day"
    >
      {(_, index) => (
        <div className="period-fields stack apart at-top">
          <DateField {...form.field(`exceptions.${index}.day`)} label={labels.day} isAhead isRequired />
          <HoursFields form={form} path={`exceptions.${index}`} labels={labels} />
        </div>
      )}
    </PartList>
  );
}

const { season, reception, exceptions } = identityKind.input.shape;
const written = z.object({ season, reception, exceptions });

/** Previews the sentence about the reception that guests read. It uses the hours in the form. */
function OpeningHoursToday({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { data } = written.safeParse(form.values);
  return (
    <section className="side-part stack">
      <h2>{text.today}</h2>
      <div className="consequence panel" aria-live="polite">
        {!data && text.notYet}
        {data && !areHoursWritten(data) && text.nothingYet}
        {data &&
          areHoursWritten(data) &&
          describeHours(data, siteNow(), language).map(([when, words]) => (
            <p key={when}>
              {when} <strong>{words}</strong>
            </p>
          ))}
      </div>
      <a className="button plain" href={address("contactUs", "nb")} target="_blank" rel="noopener">
        <Icon name="external" />
        {text.see}
      </a>
    </section>
  );
}

/** Returns the sentence for now. Outside the season, it also returns the sentence for the first noon of the season. */
function describeHours(
  hours: ReceptionHours,
  now: Temporal.Instant,
  language: Language,
): [when: string, words: string][] {
  const text = identityAdminText[language];
  const state = receptionState(hours, now);
  const first: [string, string] = [
    text.on({ day: formatDay(dayOf(now), language, dayOf(now)) }),
    receptionNow(state, language),
  ];
  if (state.state !== "closed-for-season") return [first];
  const opening = state.reopens.toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant();
  return [
    first,
    [
      text.onOpening({ day: formatDay(state.reopens, language, dayOf(now)) }),
      receptionNow(receptionState(hours, opening), language),
    ],
  ];
}

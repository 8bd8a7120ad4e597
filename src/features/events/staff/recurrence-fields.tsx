import { useId } from "react";
import { WeekdaysField } from "#src/campsite/opening-hours/staff/weekdays-field.tsx";
import type { AnswerOf, ValuesOf } from "#src/cms/kind/kind.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { formatDate } from "#src/i18n/format.ts";
import { dayOf, parseMoment } from "#src/i18n/times/time.ts";
import { weekdayOf } from "#src/i18n/weekdays.ts";
import { eventSeriesText } from "#messages/events";
import { eventKind } from "#src/features/events/event.ts";
import {
  daysOf,
  parseRecurrence,
  readTyped,
  writeTyped,
  type TypedRecurrence,
} from "#src/features/events/recurrence.ts";

interface Props {
  form: ResourceForm<ValuesOf<typeof eventKind>, AnswerOf<typeof eventKind>>;
}

const once = "once";

/** The prefix keeps the options in their order. In an object, keys that are numbers would come first. */
const prefix = "every-";

/** The repetition of an event: its interval, weekdays, last day and exceptions. */
export function RecurrenceFields({ form }: Props) {
  const { language } = useStaff();
  const text = eventSeriesText[language];
  const { name, onBlur, fault } = form.field("recurrence");
  const { recurrence, startsAt } = form.values;
  const typed = readTyped(recurrence);
  const start = parseMoment(startsAt);
  const first = start && dayOf(start);

  const set = (changed: Partial<TypedRecurrence>) => {
    const written = writeTyped({ ...typed, ...changed });
    form.set("recurrence", written);
    const rule = parseRecurrence(written);
    const days = rule && first ? daysOf(first, rule).map(String) : [];
    form.set(
      "exceptions",
      form.values.exceptions.filter((day) => days.includes(day)),
    );
  };
  const setInterval = (interval: string) => {
    if (interval === once) form.set("recurrence", "");
    else set({ interval, ...(recurrence === "" && first && { weekdays: [weekdayOf(first)] }) });
  };
  const intervals = new Set(["1", "2", "3", "4", ...(recurrence ? [typed.interval] : [])]);
  return (
    <>
      <SelectField
        label={eventKind.fields.recurrence.label[language]}
        value={prefix + (recurrence === "" ? once : typed.interval)}
        options={{
          [prefix + once]: text.once,
          ...Object.fromEntries(
            [...intervals].map((each) => [prefix + each, text.every({ interval: Number(each) })]),
          ),
        }}
        onChange={(chosen) => setInterval(chosen.slice(prefix.length))}
      />
      {recurrence !== "" && (
        <>
          <WeekdaysField
            label={text.weekdays}
            name={`${name}.weekdays`}
            value={typed.weekdays}
            onChange={(chosen) => set({ weekdays: chosen })}
            onBlur={onBlur}
            fault={undefined}
          />
          <DateField
            label={text.until}
            name={name}
            value={typed.until}
            onChange={(until) => set({ until })}
            onBlur={onBlur}
            fault={fault}
            isAhead
            isRequired
          />
          {first && <OccurrenceDays form={form} first={first} />}
        </>
      )}
    </>
  );
}

/** One button for each day of a repeated event. A day that isn't pressed is an exception. */
function OccurrenceDays({ form, first }: Props & { first: Temporal.PlainDate }) {
  const id = useId();
  const text = eventSeriesText[useStaff().language];
  const { name, onBlur, fault } = form.field("exceptions");
  const { recurrence, exceptions } = form.values;
  const rule = parseRecurrence(recurrence);
  const days = rule ? daysOf(first, rule).map(String) : [];
  if (days.length < 2) return null;
  return (
    <fieldset
      className="field across weekdays-field occurrence-days"
      aria-describedby={`${id}-hint ${id}-fault`}
    >
      <legend>{text.dates}</legend>
      <div className="stack tight">
        {days.map((day) => (
          <label key={day} className="choice-button positioned touch">
            <input
              type="checkbox"
              name={name}
              aria-invalid={fault ? true : undefined}
              checked={!exceptions.includes(day)}
              onChange={() =>
                form.set(
                  "exceptions",
                  days.filter((each) => exceptions.includes(each) !== (each === day)),
                )
              }
              onBlur={onBlur}
            />
            {formatDate(Temporal.PlainDate.from(day)).slice(0, 5)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={text.datesHint} fault={fault} />
    </fieldset>
  );
}

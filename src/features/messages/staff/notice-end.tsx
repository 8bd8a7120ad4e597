import { useState } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import type { Message, MessageValues } from "#src/features/messages/message.ts";
import { hasEnded } from "#src/features/messages/message-view.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, parseMoment, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import { valueOf } from "#src/cms/staff/fields/date/date-value.ts";
import { parseWrittenTime } from "#src/cms/staff/fields/date/written-time.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { noticeTemplatesText } from "#messages/messages";
import { Chips } from "./chips.tsx";
import { endHint } from "./message-values.ts";

/** Rounds up to the next quarter of an hour. */
const atQuarter = (moment: Temporal.Instant) =>
  moment.round({ smallestUnit: "minute", roundingIncrement: 15, roundingMode: "ceil" });

/** TABLE  the ends that one click chooses. */
const ends = {
  hour: (now: Temporal.Instant) => atQuarter(now.add({ hours: 1 })),
  threeHours: (now: Temporal.Instant) => atQuarter(now.add({ hours: 3 })),
  today: (now: Temporal.Instant) => startOfDay(dayOf(now).add({ days: 1 })),
  unknown: () => undefined,
};
type End = keyof typeof ends;

export const endOfToday = (): string => toStoredInstant(ends.today(siteNow()));

/** Formats a moment in a form that the field can parse. */
function written(moment: Temporal.Instant, language: Language): string {
  const time = formatTime(moment, language);
  return dayOf(moment).equals(today()) ? time : `${formatDate(moment)} ${time}`;
}

/** Asks for the end of a notice, by choice or as a typed time. Other text stays as a fault. */
export function NoticeEnd({ form }: { form: ResourceForm<MessageValues, Message> }) {
  const { language } = useStaff();
  const text = noticeTemplatesText[language];
  const [chosen, setChosen] = useState<End>();
  const until = parseMoment(form.values.unpublishDate ?? "");
  const [typed, setTyped] = useState(() => (until ? written(until, language) : ""));
  const { fault } = form.field("unpublishDate");
  const isPast = until !== undefined && hasEnded(form.values, siteNow());

  function set(moment: Temporal.Instant | undefined, choice?: End) {
    setChosen(choice);
    setTyped(moment ? written(moment, language) : "");
    form.set("unpublishDate", moment ? toStoredInstant(moment) : null);
  }
  function write(words: string) {
    setChosen(undefined);
    setTyped(words);
    const moment = parseWrittenTime(words, siteNow());
    const value = moment ? toStoredInstant(moment) : valueOf({ day: words, time: "" }, true, today());
    form.set("unpublishDate", value || null);
  }
  const move = (minutes: number) => set((until ?? atQuarter(siteNow())).add({ minutes }));

  return (
    <>
      <Chips legend={text.until}>
        {(Object.keys(ends) as End[]).map((each) => (
          <label className="choice-button positioned inline high" key={each}>
            <input
              className="over-label"
              type="radio"
              name="end"
              checked={each === chosen}
              onChange={() => set(ends[each](siteNow()), each)}
            />
            {text.ends[each]}
          </label>
        ))}
      </Chips>
      <div className="notice-clock at-foot panel cluster close">
        <TextField
          name="unpublishDate"
          label={text.clock}
          value={typed}
          fault={fault && (until ? fault : text.notUnderstood)}
          onChange={write}
          isCode
        />
        <StaffButton onClick={() => move(-15)}>{text.earlier}</StaffButton>
        <StaffButton onClick={() => move(15)}>{text.later}</StaffButton>
        <p className="field-hint full" aria-live="polite">
          {isPast
            ? text.isPast({ time: formatTime(siteNow(), language) })
            : until
              ? endHint(until, language)
              : typed && !fault
                ? text.notUnderstood
                : text.clockHint}
        </p>
        {isPast && (
          <StaffButton look="link" onClick={() => set(until.add({ hours: 24 }))}>
            {text.tomorrow}
          </StaffButton>
        )}
      </div>
    </>
  );
}

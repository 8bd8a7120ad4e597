import { useId, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import { kinds } from "#src/cms/kinds.ts";
import type { Hours, ReceptionException } from "#src/campsite/opening-hours/opening-hours.ts";
import { closingOn, hoursOn, openingAt } from "#src/campsite/opening-hours/reception.ts";
import { offeredTimes, quartersIn } from "#src/campsite/opening-hours/quarters.ts";
import { formatShortTime } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { useAutoSave } from "#src/cms/staff/form/use-auto-save.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { receptionTodayText } from "#messages/opening-hours";
import { staffText } from "#messages/staff";
import { useUndo } from "#src/cms/staff/undo.tsx";

const valuesOf = ({ id: _, version: __, updatedAt: ___, languages: ____, ...values }: StaffIdentity) =>
  values;

/** Today's reception hours. One press closes the reception for the day, and two set an earlier closing time. */
export function ReceptionToday({ identity }: { identity: StaffIdentity }) {
  const { language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  const dropToast = useRef(() => {});
  const headingId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const text = receptionTodayText[language];
  const { path } = kinds.identity;
  const { values, progress, choose } = useAutoSave(identity, {
    path,
    valuesOf,
    onSaved(saved, before) {
      const isOther = saved.exceptions.some(isThisDay);
      const undo = {
        name: text.heading,
        list: staffAddresses.openingHours,
        row: staffAddresses.openingHours,
        path: `${path}/${saved.id}`,
        action: "values",
        version: saved.version,
        values: valuesOf(before),
      } as const;
      const act = () => void applyUndo(undo);
      dropToast.current();
      dropToast.current = showToast(isOther ? text.set.other : text.set.usual, [
        { label: staffText[language].undo, act },
      ]);
      void revalidate();
    },
  });
  const { exceptions } = values;
  const now = siteNow();
  const opening = openingAt(values, now);
  // After midnight the current hours may belong to yesterday.
  const date = opening?.date ?? today();
  const isThisDay = ({ day }: ReceptionException) => day === date.toString();
  const usual = hoursOn({ ...values, exceptions: [] }, date);
  const hours = hoursOn(values, date);
  const isOther = exceptions.some(isThisDay);
  const set = (hoursToday: Hours | undefined) => {
    setChoosing(false);
    const others = exceptions.filter((each) => !isThisDay(each));
    void choose("exceptions", hoursToday ? [...others, { day: date.toString(), ...hoursToday }] : others);
  };
  const failed = progress.exceptions?.kind === "failed" ? progress.exceptions : undefined;
  const isUsualOver = !usual || Temporal.Instant.compare(closingOn(date, usual), now) <= 0;
  if (!opening && (!isOther || isUsualOver)) return null;
  const times = opening ? quartersIn(opening, now) : [];
  const offered = offeredTimes(times);
  const others = times.filter((time) => !offered.includes(time));
  const closeAt = (closes: string) => set({ opens: opening!.opens, closes });
  return (
    <section className="reception-today stack close hug" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <p>
        <strong>
          {hours
            ? text.hours({
                opens: formatShortTime(hours.opens, language),
                closes: formatShortTime(hours.closes, language),
              })
            : text.closed}
        </strong>{" "}
        {isOther && text.other}
      </p>
      <div className="cluster loose">
        {times.length > 0 && (
          <StaffButton aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {text.closeEarly}
          </StaffButton>
        )}
        {isOther ? (
          <StaffButton onClick={() => set(undefined)}>{text.usual}</StaffButton>
        ) : (
          <StaffButton onClick={() => set({ opens: "", closes: "" })}>{text.closeToday}</StaffButton>
        )}
        <Link to={staffAddresses.openingHours}>{text.days}</Link>
      </div>
      {isChoosing && opening && (
        <fieldset className="reception-today-times full">
          <legend>{text.until}</legend>
          <div className="stack close">
            {offered.map((closes) => (
              <TimeButton key={closes} time={closes} onPress={closeAt} />
            ))}
          </div>
          {others.length > 0 && (
            <details>
              <summary className="link-button target">{text.otherTime}</summary>
              <div className="stack close">
                {others.map((closes) => (
                  <TimeButton key={closes} time={closes} onPress={closeAt} />
                ))}
              </div>
            </details>
          )}
        </fieldset>
      )}
      {failed && (
        <CallFault
          words={`${text.notSet} ${failed.reason}`}
          onRetry={() => choose("exceptions", failed.value)}
        />
      )}
    </section>
  );
}

function TimeButton({ time, onPress }: { time: string; onPress(time: string): void }) {
  const { language } = useStaff();
  return <StaffButton onClick={() => onPress(time)}>{formatShortTime(time, language)}</StaffButton>;
}

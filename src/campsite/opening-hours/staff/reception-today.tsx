import { useId, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import { kinds } from "#src/cms/kinds.ts";
import type { ReceptionException } from "#src/campsite/opening-hours/opening-hours.ts";
import { hoursOn } from "#src/campsite/opening-hours/reception.ts";
import { formatShortTime, timeZone } from "#src/i18n/format.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { today } from "#src/i18n/times/time.ts";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { useAutoSave } from "#src/cms/staff/form/use-auto-save.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { receptionTodayText } from "#messages/opening-hours";
import { staffText } from "#messages/staff";
import { useUndo } from "#src/cms/staff/undo.tsx";

const valuesOf = ({ id: _, version: __, updatedAt: ___, languages: ____, ...values }: StaffIdentity) =>
  values;

/** The reception's hours today. One click closes it for the day; two close it earlier than usual. */
export function ReceptionToday({ identity }: { identity: StaffIdentity }) {
  const { language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  const dropToast = useRef(() => {});
  const headingId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const text = receptionTodayText[language];
  const { path } = kinds.identity;
  const date = today();
  const { values, progress, choose } = useAutoSave(identity, {
    path,
    valuesOf,
    onSaved(saved, before) {
      const isOther = saved.exceptions.some(({ day }) => day === date.toString());
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
  const { reception, exceptions } = values;
  const usual = hoursOn({ reception, exceptions: [] }, date);
  const hours = hoursOn({ reception, exceptions }, date);
  const isOther = exceptions.some(({ day }) => day === date.toString());
  const set = (hoursToday: Omit<ReceptionException, "day"> | undefined) => {
    setChoosing(false);
    const others = exceptions.filter(({ day }) => day !== date.toString());
    void choose("exceptions", hoursToday ? [...others, { day: date.toString(), ...hoursToday }] : others);
  };
  const failed = progress.exceptions?.kind === "failed" ? progress.exceptions : undefined;
  if (!usual && !isOther) return null;
  return (
    <section className="reception-today" aria-labelledby={headingId}>
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
      <div className="reception-today-actions">
        {isOther ? (
          <button type="button" className="button plain" onClick={() => set(undefined)}>
            {text.usual}
          </button>
        ) : (
          <>
            <button type="button" className="button plain" onClick={() => set({ opens: "", closes: "" })}>
              {text.closeToday}
            </button>
            <button
              type="button"
              className="button plain"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {text.closeEarly}
            </button>
          </>
        )}
        <Link to={staffAddresses.openingHours}>{text.days}</Link>
      </div>
      {isChoosing && usual && (
        <fieldset className="reception-today-times">
          <legend>{text.until}</legend>
          {earlierTimes(usual).map((closes) => (
            <button
              key={closes}
              type="button"
              className="button plain"
              onClick={() => set({ opens: usual.opens, closes })}
            >
              {formatShortTime(closes, language)}
            </button>
          ))}
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

/** Returns the full hours from now to the usual closing time; if none is left, all since the usual opening time. */
function earlierTimes({ opens, closes }: { opens: string; closes: string }): string[] {
  const now = Temporal.Now.zonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
  const between = hours.filter((hour) => hour > opens && hour < closes);
  const coming = between.filter((hour) => hour > now);
  return coming.length > 0 ? coming : between;
}

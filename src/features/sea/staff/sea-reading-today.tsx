import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import type { AnswerOf } from "#src/cms/kind/kind.ts";
import type { seaReadingKind } from "#src/features/sea/sea-reading.ts";
import { oneDecimal } from "#src/features/sea/degrees.ts";
import { isVisible, measuredWords, seaDegrees } from "#src/features/sea/reading-visibility.ts";
import { readingText } from "#messages/sea";
import { formatTime } from "#src/i18n/format.ts";
import { parseTimeOfDay } from "#src/i18n/times/time-of-day.ts";
import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { PlainField } from "#src/cms/staff/fields/plain-field.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { useUndo } from "#src/cms/staff/undo.tsx";

export type Reading = AnswerOf<typeof seaReadingKind>;
type Faults = Partial<Record<"temperature" | "time" | "call", string>>;

export function SeaReadingToday({ reading }: { reading: Reading }) {
  const { api, language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const applyUndo = useUndo();
  const headingId = useId();
  const text = readingText[language];
  const now = siteNow();
  const [temperature, setTemperature] = useState("");
  const [time, setTime] = useState(() => formatTime(now, language));
  const [faults, setFaults] = useState<Faults>({});

  async function save(): Promise<void> {
    const degrees = readDegrees(temperature);
    const measuredAt = readTime(time);
    setFaults({
      ...(degrees === undefined && { temperature: text.noDegrees }),
      ...(!measuredAt && { time: text.noTime }),
    });
    if (degrees === undefined || !measuredAt) return;
    const path = `${kinds.seaReading.path}/${reading.id}`;
    try {
      // The measurement is saved without a version, because the latest measurement always counts.
      const saved = await api.put<Reading>(path, {
        temperature: degrees,
        measuredAt: toStoredInstant(measuredAt),
      });
      const screen = resourceScreen("seaReading", reading.id);
      const values = { temperature: reading.temperature, measuredAt: reading.measuredAt };
      const undo = { name: text.heading, list: screen, row: screen, path, action: "values", values } as const;
      const act = () => void applyUndo({ ...undo, version: saved.version });
      showToast(text.saved({ degrees: oneDecimal(degrees, language) }), [
        { label: staffText[language].undo, act },
      ]);
      setTemperature("");
      setTime(formatTime(siteNow(), language));
      void revalidate();
    } catch (error) {
      setFaults({ call: failureWords(error, language) });
    }
  }

  return (
    <section className="sea-today" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <p className="quiet small">
        {isVisible(reading, now).isVisible
          ? text.shown({
              degrees: oneDecimal(reading.temperature, language),
              when: measuredWords(reading, now, language),
            })
          : text.notMeasured}{" "}
        {reading.version > 0 && <HistoryLink form={{ kind: { name: "seaReading" }, last: reading }} />}
      </p>
      <form
        className="cluster gap-above-12 at-foot"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PlainField
          label={text.degrees}
          name="temperature"
          inputMode="decimal"
          value={temperature}
          onChange={setTemperature}
          fault={faults.temperature}
        />
        <PlainField label={text.time} name="time" value={time} onChange={setTime} fault={faults.time} />
        <button className="button">{text.save}</button>
        {faults.call && <CallFault words={faults.call} onRetry={() => void save()} />}
      </form>
    </section>
  );
}

/** Parses a temperature such as "18,5" or "18.5 °C". Undefined for other texts, and outside `seaDegrees`. */
function readDegrees(typed: string): number | undefined {
  const number = typed.trim().replace(/\s*°?\s*c?$/i, "");
  if (!/^[-−]?\d{1,2}([.,]\d)?$/.test(number)) return undefined;
  const degrees = Number(number.replace("−", "-").replace(",", "."));
  return degrees >= seaDegrees.least && degrees <= seaDegrees.most ? degrees : undefined;
}

function readTime(typed: string): Temporal.Instant | undefined {
  const time = parseTimeOfDay(typed);
  const moment = time && parseMoment(`${today()}T${time}`);
  return moment && Temporal.Instant.compare(moment, siteNow()) <= 0 ? moment : undefined;
}

import { useEffect, useEffectEvent, useId, useLayoutEffect, useContext, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateFieldState,
} from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { Icon } from "#src/ui/icon.tsx";
import { DateCalendar } from "./date-calendar.tsx";
import { formatDateValue, parseDateValue, spelledValue, todayValue } from "./date-value.ts";
import { FieldAnchor } from "./field-anchor.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";
import { FieldNotes } from "./text-field.tsx";

export interface DateFieldProps {
  label: string;
  name: string;
  /** ISO date "2026-11-20", or with `withTime` an ISO instant in UTC "2026-11-20T07:00:00Z"; "" when empty. */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  withTime?: boolean;
  hint?: string | undefined;
  fault?: string | undefined;
  isRequired?: boolean;
}

/**
 * A day, with time a moment: written in parts or chosen from a calendar, in Norwegian form and Oslo's time wherever
 * the browser is. What is half written or impossible stays as it was written, and its value is "".
 */
export function DateField({
  label,
  name,
  value,
  onChange,
  onBlur,
  withTime = false,
  hint,
  fault,
  isRequired = false,
}: DateFieldProps) {
  const id = useId();
  const words = staffText[useStaff().language].date;
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => parseDateValue(value, withTime));
  const [placeholder] = useState(() => todayValue(withTime));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setShown(parseDateValue(value, withTime));
  }
  const take = (spelled: string) => {
    if (spelled === formatDateValue(parseDateValue(value, withTime))) return;
    setGiven(spelled);
    onChange(spelled);
  };

  return (
    <I18nProvider locale="nb-NO">
      <DatePicker
        ref={box}
        className="field date-field"
        value={shown}
        onChange={setShown}
        {...(onBlur && { onBlur })}
        granularity={withTime ? "minute" : "day"}
        placeholderValue={placeholder}
        hideTimeZone
        shouldForceLeadingZeros
        shouldCloseOnSelect={!withTime}
        isInvalid={fault !== undefined}
        isRequired={isRequired}
        validationBehavior="aria"
        aria-describedby={`${id}-hint ${id}-fault`}
      >
        <div className="field-head">
          <Label className="field-label">{label}</Label>
        </div>
        <FieldAnchor
          name={name}
          value={value}
          onFocus={() => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
        />
        <Group className="date-control">
          <DateInput className="date-input">
            {(segment) => (
              <>
                {segment.type === "day" && <Typed withTime={withTime} onChange={take} />}
                <DateSegment className="date-part" segment={segment}>
                  {({ text, isPlaceholder }) => (isPlaceholder ? text : (separators[text] ?? text))}
                </DateSegment>
              </>
            )}
          </DateInput>
          <Button className="icon-button date-open" aria-label={words.open}>
            <Icon name="season" />
          </Button>
        </Group>
        <FieldNotes id={id} hint={hint} fault={fault} />
        <DateCalendar label={label} withTime={withTime} />
      </DatePicker>
    </I18nProvider>
  );
}

/** Between date and time one reads "kl.", and in times a full stop. */
const separators: Record<string, string> = { ", ": " kl. ", ":": "." };

/** Watches what is written. */
function Typed({ withTime, onChange }: { withTime: boolean; onChange: (value: string) => void }) {
  const state = useContext(DateFieldStateContext)!;
  useLayoutEffect(() => keepWritten(state), [state]);
  const spelled = spelledValue(state.segments, state.dateValue, withTime);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(spelled), [spelled]);
  return null;
}

/** On leaving the field react-aria would turn an impossible date into the nearest one. */
function keepWritten(state: DateFieldState) {
  state.confirmPlaceholder = () => {};
}

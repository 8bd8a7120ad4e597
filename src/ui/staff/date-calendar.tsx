import { isToday, type CalendarDate, type ZonedDateTime } from "@internationalized/date";
import { useContext, useEffect, useEffectEvent } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePickerStateContext } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { TimeField } from "react-aria-components/TimeField";
import { Icon } from "#src/ui/icon.tsx";
import { todayValue, weekNumber } from "./date-value.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";
import { timeZone } from "#src/i18n/format.ts";

interface Props {
  label: string;
  withTime: boolean;
}

/** The month to choose a day from, with week numbers and Monday first; on a phone a sheet from below. */
export function DateCalendar({ label, withTime }: Props) {
  return (
    <Popover className="date-popover" placement="bottom start">
      <Dialog aria-label={label}>
        <Calendar firstDayOfWeek="mon">
          <div className="date-month">
            <Button slot="previous" className="icon-button date-turn">
              <Icon name="left" />
            </Button>
            <CalendarHeading />
            <Button slot="next" className="icon-button date-turn">
              <Icon name="right" />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short" className="date-grid">
            <CalendarGridHeader>
              {(weekday) => <CalendarHeaderCell>{weekday.slice(0, 2)}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(day) => <Day day={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        <DateShortcuts withTime={withTime} />
      </Dialog>
    </Popover>
  );
}

/** Mondays carry the week's number in the margin. */
function Day({ day }: { day: CalendarDate }) {
  const isMonday = day.toDate("UTC").getUTCDay() === 1;
  return (
    <CalendarCell date={day} className={isToday(day, timeZone) ? "date-day today" : "date-day"}>
      {({ formattedDate }) => (
        <>
          {isMonday && <span className="date-week">{weekNumber(day)}</span>}
          {formattedDate}
        </>
      )}
    </CalendarCell>
  );
}

/** The time of day, and the days that are asked for most. */
function DateShortcuts({ withTime }: { withTime: boolean }) {
  const words = staffText[useStaff().language].date;
  const { timeValue, setTimeValue, setDateValue } = useContext(DatePickerStateContext)!;
  const today = todayValue(withTime);
  // With a time from the start, a day that is chosen counts at once.
  const startTime = useEffectEvent(() => {
    if (withTime && !timeValue) setTimeValue(today as ZonedDateTime);
  });
  useEffect(() => startTime(), []);
  return (
    <div className="date-shortcuts">
      {withTime && (
        <TimeField
          aria-label={words.time}
          value={(timeValue ?? today) as ZonedDateTime}
          onChange={(time) => time && setTimeValue(time)}
          hideTimeZone
          shouldForceLeadingZeros
        >
          <DateInput className="date-control date-input">
            {(segment) => (
              <DateSegment className="date-part" segment={segment}>
                {({ text }) => (text === ":" ? "." : text)}
              </DateSegment>
            )}
          </DateInput>
        </TimeField>
      )}
      <Button className="date-shortcut" onPress={() => setDateValue(today)}>
        {words.today}
      </Button>
      <Button className="date-shortcut" onPress={() => setDateValue(today.add({ days: 1 }))}>
        {words.tomorrow}
      </Button>
    </div>
  );
}

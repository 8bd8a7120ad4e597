import { parseDate, type CalendarDate } from "@internationalized/date";
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
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { today } from "#src/cms/staff/clock.ts";
import { Icon } from "#src/ui/icon.tsx";
import { weekNumber } from "./date-value.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";

interface Props {
  label: string;
  day: CalendarDate | null;
  onChoose(day: CalendarDate): void;
}

/** Shows a calendar. On a phone the calendar is a sheet at the bottom of the screen. */
export function DateCalendar({ label, day, onChoose }: Props) {
  const words = staffText[useStaff().language].date;
  const current = parseDate(today().toString());
  return (
    <DialogTrigger>
      <Button className="icon-button date-open box icons-20" aria-label={`${label}, ${words.open}`}>
        <Icon name="season" />
      </Button>
      <Popover className="date-popover inset-16" placement="bottom end">
        <Dialog aria-label={label}>
          {({ close }) => {
            const choose = (chosen: CalendarDate) => {
              onChoose(chosen);
              close();
            };
            return (
              <>
                {/* The user has just opened this dialog, so arrow keys should choose a day at once. */}
                <Calendar
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus
                  firstDayOfWeek="mon"
                  value={day}
                  defaultFocusedValue={day ?? current}
                  onChange={choose}
                >
                  <div className="ends">
                    <Button slot="previous" className="icon-button date-turn icons-20">
                      <Icon name="left" />
                    </Button>
                    <CalendarHeading className="size-18" />
                    <Button slot="next" className="icon-button date-turn icons-20">
                      <Icon name="right" />
                    </Button>
                  </div>
                  <CalendarGrid weekdayStyle="short" className="date-grid full figures gap-above-8">
                    <CalendarGridHeader>
                      {(weekday) => <CalendarHeaderCell>{weekday.slice(0, 2)}</CalendarHeaderCell>}
                    </CalendarGridHeader>
                    <CalendarGridBody>{(each) => <Day day={each} />}</CalendarGridBody>
                  </CalendarGrid>
                </Calendar>
                <div className="date-shortcuts line-above cluster close gap-above-12">
                  <Button className="date-shortcut touch choice-button" onPress={() => choose(current)}>
                    {words.today}
                  </Button>
                  <Button
                    className="date-shortcut touch choice-button"
                    onPress={() => choose(current.add({ days: 1 }))}
                  >
                    {words.tomorrow}
                  </Button>
                </div>
              </>
            );
          }}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Shows a day. CSS draws the number of the week, because screen readers would read it as part of Monday's name. */
function Day({ day }: { day: CalendarDate }) {
  const isMonday = day.toDate("UTC").getUTCDay() === 1;
  return (
    <CalendarCell
      date={day}
      className={day.toString() === today().toString() ? "date-day today" : "date-day"}
    >
      {({ formattedDate }) => (
        <>
          {isMonday && <span className="date-week text-centre regular quiet" data-week={weekNumber(day)} />}
          {formattedDate}
        </>
      )}
    </CalendarCell>
  );
}

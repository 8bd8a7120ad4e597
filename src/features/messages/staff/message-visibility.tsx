import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { formatTime } from "#src/i18n/format.ts";
import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { endInWords } from "./find-end-time.ts";
import { endHint, startHint } from "./message-values.ts";
import { messageKind, type Message, type MessageValues } from "#src/features/messages/message.ts";
import { purposeNames } from "#src/features/messages/purpose.ts";
import { messagesAdminText } from "#messages/messages";

/** Switches between alert and calm notice. The switch comes before the texts, because an alert has one more text. */
export function MessageImportance({ form }: { form: ResourceForm<MessageValues, Message> }) {
  const { language } = useStaff();
  return (
    <SwitchField
      label={labelsOf(messageKind, language).isImportant}
      hint={messagesAdminText[language].isImportantHint}
      isOn={form.values.isImportant}
      onChange={(isOn) => form.set("isImportant", isOn)}
    />
  );
}

interface VisibilityProps {
  form: ResourceForm<MessageValues, Message>;
  /** True when the form has a template, which has a field for the purpose. */
  hasTemplate: boolean;
}

export function MessageVisibility({ form, hasTemplate }: VisibilityProps) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const labels = labelsOf(messageKind, language);
  const { values } = form;
  const from = parseMoment(values.announcementDate);
  const until = parseMoment(values.unpublishDate ?? "");
  const timeOf = (end: Temporal.Instant) => formatTime(end, language);
  const named = [values.pageTitle, values.title].flatMap((words) => endInWords(words, today()) ?? []);
  const proposed = values.unpublishDate
    ? undefined
    : named.findLast((end) => Temporal.Instant.compare(end, siteNow()) > 0);
  const other = until && named.find((end) => timeOf(end) !== timeOf(until));
  return (
    <>
      <h2>
        {text.visibility} <span className="heading-note size-16 quiet">· {text.allLanguages}</span>
      </h2>
      {!hasTemplate && (
        <SelectField
          label={labels.purpose}
          value={values.purpose}
          options={purposeNames[language]}
          onChange={(purpose) => form.set("purpose", purpose)}
        />
      )}
      <div className="field-row stack wide">
        <div>
          <SwitchField
            label={labels.isActive}
            hint={text.isActiveHint}
            isOn={values.isActive}
            onChange={(isOn) => form.set("isActive", isOn)}
          />
        </div>
        <div className="message-ends packed stack apart">
          <DateField
            {...form.field("announcementDate")}
            label={labels.announcementDate}
            withTime
            isAhead
            hint={startHint(from, language)}
            isRequired
          />
          <DateField
            {...form.field("unpublishDate")}
            label={labels.unpublishDate}
            withTime
            isAhead
            isOptional
            hint={until ? endHint(until, language) : text.noEnd}
          />
          <p className="field-hint" aria-live="polite">
            {other && text.otherEnd({ time: timeOf(other) })}
          </p>
          {proposed && (
            <StaffButton
              look="link"
              className="at-start touch"
              onClick={() => form.set("unpublishDate", toStoredInstant(proposed))}
            >
              {text.proposedEnd({ time: timeOf(proposed) })}
            </StaffButton>
          )}
          {values.unpublishDate && (
            <StaffButton
              look="link"
              className="at-start touch"
              onClick={() => form.set("unpublishDate", null)}
            >
              {text.removeEnd}
            </StaffButton>
          )}
        </div>
      </div>
    </>
  );
}

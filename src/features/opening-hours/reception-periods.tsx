import { MonthDayField } from "#src/ui/staff/fields/month-day-field.tsx";
import { PartList } from "#src/ui/staff/parts/part-list.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TimeField } from "#src/ui/staff/checks/tidied-field.tsx";
import { identityAdminText } from "#src/features/identity/identity-admin.text.ts";
import { periodName } from "#src/features/identity/identity-fields.ts";
import type { IdentityFormState } from "#src/features/identity/identity-values.ts";
import { periodAfter } from "./opening-hours.ts";

/** When somebody is in the reception, in periods of the year. */
export function ReceptionPeriods({ form }: { form: IdentityFormState }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { reception, season } = form.values;
  return (
    <PartList
      heading={text.reception}
      hint={text.receptionHint}
      addLabel={text.addPeriod}
      empty={periodAfter(reception, season)}
      path="reception"
      parts={reception}
      onChange={(periods) => form.set("reception", periods)}
      nameOf={(period) => periodName(period, language)}
      firstField="from"
    >
      {(_, index) => (
        <div className="period-fields">
          {(["from", "to"] as const).map((part) => (
            <MonthDayField
              key={part}
              {...form.field(`reception.${index}.${part}`)}
              label={text.periodFields[part]}
            />
          ))}
          {(["opens", "closes"] as const).map((part) => (
            <TimeField
              key={part}
              {...form.field(`reception.${index}.${part}`)}
              label={text.periodFields[part]}
            />
          ))}
        </div>
      )}
    </PartList>
  );
}

import { useState } from "react";
import { sanitaryAdminText } from "#messages/sanitary";
import type { AnswerOf } from "#src/cms/kind/kind.ts";
import { TimeField } from "#src/cms/staff/checks/tidied-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type {
  sanitaryBuildingKind,
  SanitaryBuildingValues,
} from "#src/features/sanitary/sanitary-building.ts";

const usualCleaning = { from: "10:00", to: "11:00" };

interface Props {
  form: ResourceForm<SanitaryBuildingValues, AnswerOf<typeof sanitaryBuildingKind>>;
}

export function CleaningFields({ form }: Props) {
  const text = sanitaryAdminText[useStaff().language];
  const { cleaning } = form.values;
  /** The cleaning times before the switch was turned off. */
  const [last, setLast] = useState(cleaning ?? usualCleaning);
  return (
    <>
      <h2>{text.cleaning}</h2>
      <SwitchField
        label={text.hasCleaning}
        hint={text.cleaningHint}
        isOn={cleaning !== null}
        onChange={(isOn) => {
          if (cleaning) setLast(cleaning);
          form.set("cleaning", isOn ? last : null);
        }}
      />
      {cleaning && (
        <div className="time-fields stack apart">
          <TimeField {...form.field("cleaning.from")} label={text.from} hint={text.timeHint} />
          <TimeField {...form.field("cleaning.to")} label={text.to} />
        </div>
      )}
    </>
  );
}

import { useState } from "react";
import { useStaff } from "#src/ui/staff/staff.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { TimeField } from "#src/ui/staff/checks/tidied-field.tsx";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import type { BuildingFormState } from "./sanitary-values.ts";

const usualCleaning = { from: "10:00", to: "11:00" };

/** Between which times the building is closed every day, if it is. */
export function CleaningFields({ form }: { form: BuildingFormState }) {
  const text = sanitaryAdminText[useStaff().language];
  const { cleaning } = form.values;
  /** As they were when it was turned off. */
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
        <div className="time-fields">
          <TimeField {...form.field("cleaning.from")} label={text.from} hint={text.timeHint} />
          <TimeField {...form.field("cleaning.to")} label={text.to} />
        </div>
      )}
    </>
  );
}

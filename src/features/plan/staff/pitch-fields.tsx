import { planKind, type PlanForm } from "#src/features/plan/plan.ts";
import { planAdminText, planText } from "#messages/plan";
import { languageTag } from "#src/i18n/language.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { differencesOf, withDifferences, type OwnPitch } from "./own-pitches.ts";

interface Props {
  form: PlanForm;
  index: number;
  number: number;
}

/** Asks for the values of one pitch. The first option of each select stands for the area's value. */
export function PitchFields({ form, index, number }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const words = planText[language];
  const labels = labelsOf(planKind.fields.areas.parts, language);
  const area = form.values.areas[index]!;
  const own = differencesOf(area, number);
  const set = (changed: Partial<OwnPitch>) =>
    form.set(`areas.${index}.pitches`, withDifferences(area, { ...own, ...changed }));
  const { unsaid: _kind, ...kinds } = words.kinds;
  const { unsaid: _surface, ...surfaces } = words.surfaces;
  const inAmperes = (ampere: number | null) => (ampere === null ? words.kinds.unsaid : `${ampere} A`);
  const amperes = Object.fromEntries([0, 6, 10, 16, 20, 25, 32].map((each) => [each, inAmperes(each)]));
  const sizes = [own.size, area.size].filter((size) => size !== null).map(([w]) => w);
  return (
    <fieldset className="plan-pitch line-above stack">
      <legend className="flush">{words.pitch({ id: `${area.name}${number}` })}</legend>
      <SwitchField
        label={text.isClosed}
        hint={text.isClosedHint}
        isOn={own.isClosed}
        onChange={(isClosed) => set({ isClosed })}
      />
      <div className="number-fields">
        <SelectField
          label={labels.kind}
          value={own.kind ?? ""}
          options={{ "": text.asField({ value: words.kinds[area.kind] }), ...kinds }}
          onChange={(kind) => set({ kind: (kind || null) as OwnPitch["kind"] })}
        />
        <SelectField
          label={labels.ampere}
          value={String(own.ampere ?? "none")}
          options={{ none: text.asField({ value: inAmperes(area.ampere) }), ...amperes }}
          onChange={(ampere) => set({ ampere: ampere === "none" ? null : Number(ampere) })}
        />
        <SelectField
          label={labels.surface}
          value={own.surface ?? ""}
          options={{ "": text.asField({ value: words.surfaces[area.surface] }), ...surfaces }}
          onChange={(surface) => set({ surface: (surface || null) as OwnPitch["surface"] })}
        />
        {([0, 1] as const).map((side) => (
          <SizeField
            key={`${number} ${side} ${sizes.length}`}
            label={side === 0 ? text.width : text.depth}
            metres={(own.size ?? area.size)[side]}
            onChange={(metres) => {
              const size =
                metres === null ? null : ((own.size ?? area.size).with(side, metres) as [number, number]);
              set({ size: size?.every((each, at) => each === area.size[at]) ? null : size });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SizeProps {
  label: string;
  metres: number;
  /** Gets null when the field is emptied. The pitch then has no size of its own. */
  onChange(metres: number | null): void;
}

/** Asks for a size from 1 to 60 m. Invalid input is reset when the field loses the focus. */
function SizeField({ label, metres, onChange }: SizeProps) {
  const { language } = useStaff();
  const number = metres.toLocaleString(languageTag[language], { maximumFractionDigits: 2 });
  return (
    <label className="field strong">
      {label}
      <input
        className="regular"
        key={metres}
        inputMode="decimal"
        defaultValue={number}
        onBlur={({ target }) => {
          const written = target.value.trim();
          const typed = Number(written.replace(",", "."));
          if (typed >= 1 && typed <= 60) return onChange(typed);
          target.value = number;
          if (written === "") onChange(null);
        }}
      />
    </label>
  );
}

import { pitchesOf } from "#src/features/plan/pitches.ts";
import { planKind, type PlanForm } from "#src/features/plan/plan.ts";
import { planAdminText } from "#messages/plan";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Chosen } from "./canvas/chosen-part.ts";
import { numbersOf } from "./pitch-numbers.ts";
import { areaWithRow } from "./canvas/row-shapes.ts";
import type { PlanMoves } from "./canvas/use-plan-moves.ts";
import { AreaRows } from "./area-rows.tsx";
import { NumberField } from "./number-field.tsx";
import { OpenPart } from "./open-part.tsx";
import { Position } from "./position-fields.tsx";

export interface PlanListProps {
  form: PlanForm;
  moves: PlanMoves;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen): void;
}

const { label, parts } = planKind.fields.areas;

export function PlanAreas({ form, moves, chosen, onChoose }: PlanListProps) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const labels = labelsOf(parts, language);
  const { areas, measures } = form.values;
  return (
    <PartList
      heading={label[language]}
      hint={text.areasHint}
      addLabel={text.addArea}
      empty={areaWithRow(form.values)}
      path="areas"
      parts={areas}
      onChange={(changed) => form.set("areas", changed)}
      nameOf={(area) => text.area({ letter: area.name || undefined })}
      firstField="name"
      onAdded={(index) => onChoose({ list: "areas", index, row: undefined })}
    >
      {(area, index) => (
        <OpenPart
          isOpen={chosen?.list === "areas" && chosen.index === index}
          onOpen={() => onChoose({ list: "areas", index, row: undefined })}
          summary={text.areaSummary({
            pitches: pitchesOf(area, measures).length,
            ranges: area.rows.map((row) => numbersOf(row).numbers).join(" · ") || undefined,
          })}
        >
          <AreaRows
            form={form}
            moves={moves}
            index={index}
            chosen={chosen?.list === "areas" && chosen.index === index ? chosen : undefined}
            onChoose={onChoose}
          />
          <h3 className="size-17">{text.wholeArea}</h3>
          <div className="number-fields">
            <TextField {...form.field(`areas.${index}.name`)} label={labels.name} isRequired />
            <DescribedField form={form} name={`areas.${index}.kind`} field={parts.fields.kind} />
            <NumberField form={form} path={`areas.${index}.ampere`} label={labels.ampere} isOptional />
            <DescribedField form={form} name={`areas.${index}.surface`} field={parts.fields.surface} />
            <NumberField form={form} path={`areas.${index}.size.0`} label={text.width} />
            <NumberField form={form} path={`areas.${index}.size.1`} label={text.depth} />
          </div>
          <SwitchField
            label={labels.isEstimated}
            hint={text.isEstimatedHint}
            isOn={area.isEstimated}
            onChange={(isEstimated) => form.set(`areas.${index}.isEstimated`, isEstimated)}
          />
          <h3 className="size-17">{text.letterAt}</h3>
          <Position form={form} path={`areas.${index}.sign`} />
        </OpenPart>
      )}
    </PartList>
  );
}

import type { FormOf } from "#src/features/form-kind.ts";
import { pitchesOf, turned } from "#src/features/plan/pitches.ts";
import { planKind, type Area } from "#src/features/plan/plan.ts";
import { planText } from "#src/features/plan/plan.text.ts";
import { labelsOf } from "#src/resource/kind.ts";
import { SelectField } from "#src/ui/staff/fields/select-field.tsx";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { PartList } from "#src/ui/staff/parts/part-list.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { Chosen } from "./canvas/chosen-part.ts";
import { newArea, nextNumber } from "./canvas/row-shapes.ts";
import { NumberField } from "./number-field.tsx";
import { OpenPart } from "./open-part.tsx";
import { planAdminText } from "./plan-admin.text.ts";

interface Props {
  form: FormOf<typeof planKind>;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen): void;
}

const { label, parts } = planKind.fields.areas;

/** The areas with their rows of pitches: everything that the drawing shows of them, in fields. */
export function PlanAreas({ form, chosen, onChoose }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const labels = labelsOf(parts, language);
  const { areas, measures } = form.values;
  return (
    <PartList
      heading={label[language]}
      hint={text.areasHint}
      addLabel={text.addArea}
      empty={nextArea(areas)}
      path="areas"
      parts={areas}
      onChange={(changed) => form.set("areas", changed)}
      nameOf={(area) => text.area(area.name)}
      firstField="name"
    >
      {(area, index) => (
        <OpenPart
          isOpen={chosen?.list === "areas" && chosen.index === index}
          onOpen={() => onChoose({ list: "areas", index, row: undefined })}
          summary={summaryOf(area, measures)}
        >
          <div className="number-fields">
            <TextField {...form.field(`areas.${index}.name`)} label={labels.name} isRequired />
            <SelectField
              label={labels.kind}
              name={`areas.${index}.kind`}
              value={area.kind}
              options={{ season: planText[language].legend.season, day: planText[language].legend.day }}
              onChange={(kind) => form.set(`areas.${index}.kind`, kind)}
            />
            <NumberField form={form} path={`areas.${index}.ampere`} label={labels.ampere} />
            <SelectField
              label={labels.surface}
              name={`areas.${index}.surface`}
              value={area.surface}
              options={planText[language].surfaces}
              onChange={(surface) => form.set(`areas.${index}.surface`, surface)}
            />
            <NumberField form={form} path={`areas.${index}.size.0`} label={text.width} />
            <NumberField form={form} path={`areas.${index}.size.1`} label={text.depth} />
          </div>
          <AreaRows
            form={form}
            area={area}
            index={index}
            chosenRow={chosen?.list === "areas" ? chosen.row : undefined}
          />
          <h3>{text.letterAt}</h3>
          <Position form={form} path={`areas.${index}.sign`} />
        </OpenPart>
      )}
    </PartList>
  );
}

interface RowsProps extends Pick<Props, "form"> {
  area: Area;
  index: number;
  /** The row whose fields are below the drawing. */
  chosenRow: number | undefined;
}

function AreaRows({ form, area, index: areaIndex, chosenRow }: RowsProps) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const path = `areas.${areaIndex}.rows`;
  const { metresPerUnit } = form.values.measures;
  return (
    <PartList
      heading={parts.fields.rows.label[language]}
      addLabel={text.addRow}
      empty={nextRow(area, metresPerUnit)}
      path={path}
      parts={area.rows}
      onChange={(rows) => form.set(path, rows)}
      nameOf={({ from, count }) => text.row(from, from + count - 1)}
      firstField="from"
    >
      {(_, index) =>
        index === chosenRow ? (
          <p className="field-hint">{text.belowDrawing}</p>
        ) : (
          <RowFields form={form} path={`${path}.${index}`} />
        )
      }
    </PartList>
  );
}

/** A row's numbers: the first, how many, its angle and its corner. */
export function RowFields({ form, path }: Pick<Props, "form"> & { path: string }) {
  const text = planAdminText[useStaff().language];
  return (
    <div className="number-fields">
      <NumberField form={form} path={`${path}.from`} label={text.first} />
      <NumberField form={form} path={`${path}.count`} label={text.count} />
      <NumberField form={form} path={`${path}.angle`} label={text.angle} />
      <Position form={form} path={`${path}.corner`} />
    </div>
  );
}

/** The two fields of a point, in metres from the plan's edges. */
export function Position({ form, path }: Pick<Props, "form"> & { path: string }) {
  const text = planAdminText[useStaff().language];
  const { metresPerUnit } = form.values.measures;
  return (
    <div className="number-fields">
      <NumberField form={form} path={`${path}.0`} label={text.east} scale={metresPerUnit} />
      <NumberField form={form} path={`${path}.1`} label={text.south} scale={metresPerUnit} />
    </div>
  );
}

type Summary = (language: keyof typeof planAdminText) => string;

/** "24 plasser · 1–12 · 13–24" */
const summaryOf =
  (area: Area, measures: FormOf<typeof planKind>["values"]["measures"]): Summary =>
  (language) =>
    planAdminText[language].areaSummary(
      pitchesOf(area, measures).length,
      area.rows.map(({ from, count }) => `${from}–${from + count - 1}`).join(" · "),
    );

/** A new area with the next free letter and a row, in the upper left corner. */
function nextArea(areas: readonly Area[]): Area {
  return { ...newArea(areas, [20, 40]), rows: [{ from: 1, count: 10, corner: [20, 40], angle: 0 }] };
}

/** A new row below the last one, which goes on with its numbers. */
function nextRow(area: Area, metresPerUnit: number): Area["rows"][number] {
  const [, depth] = area.size;
  const last = area.rows.at(-1);
  if (!last) return { from: 1, count: 10, corner: [20, 40], angle: 0 };
  return {
    from: nextNumber(area),
    count: last.count,
    corner: [...turned([0, (depth + 4) / metresPerUnit], last.angle, last.corner)],
    angle: last.angle,
  };
}

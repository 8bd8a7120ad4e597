import { useEffect, useId, useRef, useState } from "react";
import { planKind, type PlanValues, type PlanForm } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { groundUrl, type GroundFile } from "#src/features/plan/ground/ground-file.ts";
import { groundText, planText } from "#messages/plan";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { FaultAlert } from "#src/cms/staff/form/call-fault.tsx";
import { FileButton, UploadProgress } from "#src/cms/staff/upload/file-button.tsx";
import { useUpload } from "#src/cms/staff/upload/use-upload.ts";
import { rescale } from "./canvas/row-shapes.ts";
import { NumberField } from "./number-field.tsx";

interface Props {
  form: PlanForm;
  measured: readonly [Point, Point] | undefined;
  onMeasured(points: undefined): void;
  onScaled(words: string): void;
}

export function GroundFields({ form, measured, onMeasured, onScaled }: Props) {
  const { language } = useStaff();
  const text = groundText[language];
  const { fields } = planKind;
  const { ground, groundFile, measures } = form.values;
  const { grounds } = planText[language];
  const { "site-plan": drawn, ...options } = grounds;
  const metres = (units: number) => Math.round(units * measures.metresPerUnit);
  // The built-in drawing shows another campsite's shore, so only a plan that has it can keep it.
  const isDrawn = ground === "site-plan" || form.last?.ground === "site-plan";
  const put = (values: PlanValues) => {
    for (const name of ["measures", "areas", "places"] as const) form.set(name, values[name]);
  };
  const isFirst = ground !== "site-plan" && form.values.areas.length === 0;
  const fault = form.faults.find(({ path }) => path === "ground" || path === "groundFile")?.message;
  return (
    <details
      className="plan-part plan-ground"
      open={isFirst || measured !== undefined || fault !== undefined}
    >
      <summary className="row quiet touch">
        {text.groundIs({
          ground: grounds[ground],
          width: metres(measures.width),
          height: metres(measures.height),
        })}
      </summary>
      <div className="number-fields">
        <SelectField
          label={fields.ground.label[language]}
          name="ground"
          value={ground}
          options={isDrawn ? { ...options, "site-plan": drawn } : options}
          onChange={(chosen) => form.set("ground", chosen)}
        />
        {ground === "own" && (
          <GroundUpload
            file={groundFile}
            fault={fault}
            onReceived={(file) => {
              form.set("groundFile", file);
              form.set("measures", { ...measures, ...fitPlan(file, measures) });
            }}
          />
        )}
        {ground !== "site-plan" && (
          <NumberField form={form} path="measures.north" label={text.north} hint={text.northHint} />
        )}
      </div>
      {ground !== "site-plan" && (
        <ScaleFields
          key={measures.width}
          width={metres(measures.width)}
          apart={measured && Math.hypot(measured[1][0] - measured[0][0], measured[1][1] - measured[0][1])}
          metresPerUnit={measures.metresPerUnit}
          onScale={(factor) => {
            const scaled = rescale(form.values, factor);
            put(scaled);
            onMeasured(undefined);
            onScaled(
              text.scaled({ width: metres(scaled.measures.width), height: metres(scaled.measures.height) }),
            );
          }}
        />
      )}
    </details>
  );
}

/** Returns a plan size with the aspect ratio of the file. The width stays if the height doesn't exceed `max`. */
function fitPlan({ width, height }: GroundFile, measures: PlanValues["measures"]) {
  const max = 5000;
  const wide = Math.min(measures.width, (max * width) / height);
  return { width: wide, height: Math.max((wide * height) / width, 100) };
}

interface UploadProps {
  file: GroundFile | null;
  fault: string | undefined;
  onReceived(file: GroundFile): void;
}

function GroundUpload({ file, fault, onReceived }: UploadProps) {
  const { api, language } = useStaff();
  const text = groundText[language];
  const label = planKind.fields.groundFile.label[language];
  const id = useId();
  const { sending, failure, send, stop } = useUpload(async (...sent) =>
    onReceived(await api.upload<GroundFile>("/plan/ground", ...sent)),
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="field-hint">
        {text.groundHint}{" "}
        {file && (
          <a href={groundUrl(file)} target="_blank" rel="noopener">
            {file.filename}
          </a>
        )}
      </p>
      {sending ? (
        <p>
          <UploadProgress sending={sending} stop={stop} />
        </p>
      ) : (
        <FileButton
          id={id}
          name="groundFile"
          label={label}
          accept=".svg,image/svg+xml,image/jpeg,image/png,image/gif"
          aria-describedby={`${id}-fault`}
          onChoose={(chosen) => void send(chosen)}
        >
          {file ? text.replaceGround : text.chooseGround}
        </FileButton>
      )}
      <FaultAlert
        id={id}
        fault={failure ? `${text.notReceived({ name: failure.name })} ${failure.reason}` : fault}
        onRetry={failure?.retry}
      />
    </div>
  );
}

interface ScaleProps {
  width: number;
  /** The distance between two measured points, in plan units. */
  apart: number | undefined;
  metresPerUnit: number;
  onScale(factor: number): void;
}

/** The fields for the plan's scale. A new scale keeps each part at the same place of the background. */
function ScaleFields({ width, apart, metresPerUnit, onScale }: ScaleProps) {
  const text = groundText[useStaff().language];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (apart === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [apart]);
  const known = apart === undefined ? width : Math.round(apart * metresPerUnit);
  const [typed, setTyped] = useState<string>();
  const metres = Number((typed ?? String(known)).trim().replace(",", "."));
  const [min, max] = [50, 2500];
  const factor = metres / (apart === undefined ? width : apart * metresPerUnit);
  const isPossible = width * factor >= min && width * factor <= max;
  const set = () => isPossible && onScale(factor);
  return (
    <div className="field">
      <label htmlFor={id}>{apart === undefined ? text.wide : text.apart}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {text.scaleHint}
      </p>
      <div className="cluster close">
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          value={typed ?? String(known).replace(".", ",")}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={!isPossible}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === "Enter" && set()}
        />
        <StaffButton aria-disabled={!isPossible} onClick={set}>
          {text.setScale}
        </StaffButton>
      </div>
      <FaultAlert id={id} fault={!isPossible && text.scaleBounds({ least: min, most: max })} />
    </div>
  );
}

import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import type { Plan } from "#src/features/plan/plan.ts";
import { surfaces } from "#src/features/plan/plan-schemas.ts";
import { Icon } from "#src/ui/icon.tsx";
import { formatMetres } from "./fit-words.ts";
import { openPitchesOf } from "./fit.ts";
import { awningWidths, fitQuery, readMetres, vehicleWidth, type Need } from "./unit.ts";

interface Props {
  plan: Plan;
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  /**
   * The need to highlight in the form: no pitch of the first answer meets this need together with the other needs.
   * Undefined without an answer, when a pitch of the first answer fits, or when a change of one need isn't enough.
   */
  short: Need | undefined;
  language: Language;
}

export const answerId = "fit-answer";

/** Asks for the size of a vehicle. The browser sends the form by GET. */
export function FitForm({ plan, values, faults, short, language }: Props) {
  const text = fitText[language];
  const pitches = openPitchesOf(plan);
  const amperes = [...new Set(pitches.map(({ ampere }) => ampere ?? 0).filter((ampere) => ampere > 0))];
  const grounds = surfaces.filter(
    (surface) => surface !== "unsaid" && pitches.some((pitch) => pitch.surface === surface),
  );
  const widths = Object.entries(awningWidths).map(([awning, metres]): Option => {
    const width = vehicleWidth + metres;
    return [String(width / 100), text.awnings[awning as keyof typeof awningWidths]];
  });
  const width = values["width"] ?? "";
  const known = widths.find(([value]) => readMetres(value) === (width ? readMetres(width) : vehicleWidth));
  const fault = faultIn(faults, fitQuery.field, language);
  // A link may have a decimal point where the language has a comma.
  const typed = values[fitQuery.field] ?? "";
  const metres = readMetres(typed);
  return (
    <form className="stack apart" action={`${address("fit", language)}#${answerId}`}>
      <div className={fieldClass(short === "length")}>
        <label htmlFor="length">{text.length}</label>
        <span className="fine quiet" id="length-hint">
          {text.lengthHint}
        </span>
        <span className="fit-number row figures">
          <input
            id="length"
            name={fitQuery.field}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={fitQuery.maxLength}
            defaultValue={metres === undefined ? typed : formatMetres(metres, language)}
            {...{ autoFocus: fault !== undefined }}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`length-hint${fault ? " length-fault" : ""}`}
          />
          m
        </span>
        {fault && <Fault id="length-fault" words={fault} />}
      </div>
      <Choice
        name="width"
        label={text.awning}
        hint={text.awningHint({ metres: formatMetres(vehicleWidth, language) })}
        options={
          known || readMetres(width) === undefined ? widths : [...widths, [width, text.wide({ width })]]
        }
        chosen={known?.[0] ?? width}
        fault={faultIn(faults, "width", language)}
        isShort={short === "width"}
      />
      <Choice
        name="ampere"
        label={text.power}
        options={[
          ["0", text.noPower],
          ...amperes.toSorted((one, other) => one - other).map((each): Option => [`${each}`, `${each} A`]),
        ]}
        chosen={values["ampere"] ?? "0"}
        fault={faultIn(faults, "ampere", language)}
        isShort={short === "ampere"}
      />
      <Choice
        name="ground"
        label={text.ground}
        options={[
          ["", text.anyGround],
          ...grounds.map((each): Option => [each, planText[language].surfaces[each]]),
        ]}
        chosen={values["ground"] ?? ""}
        fault={faultIn(faults, "ground", language)}
        isShort={short === "ground"}
      />
      <button className="button primary">{text.show}</button>
    </form>
  );
}

const fieldClass = (isShort: boolean) => (isShort ? "fit-field cluster fit-short" : "fit-field cluster");

function faultIn(faults: Props["faults"], field: string, language: Language): string | undefined {
  const { faults: words } = fitText[language];
  const fault = faults[field];
  return fault && (words[fault as keyof typeof words] ?? words.length);
}

function Fault({ id, words }: { id: string; words: string }) {
  return (
    <p className="row small at-top strong as-alert lines-13" id={id}>
      <Icon name="alert" />
      {words}
    </p>
  );
}

type Option = [value: string, label: string];

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  options: Option[];
  chosen: string;
  fault: string | undefined;
  isShort: boolean;
}

/** Renders radio buttons. A chosen value that isn't among the options is added to the options. */
function Choice({ name, label, hint, options, chosen, fault, isShort }: ChoiceProps) {
  const all = options.some(([value]) => value === chosen)
    ? options
    : [...options, [chosen, chosen] as Option];
  if (all.length === 1) return null;
  return (
    <fieldset
      className={fieldClass(isShort)}
      role="radiogroup"
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && `${name}-fault`}
    >
      <legend>{label}</legend>
      {hint && <span className="fine quiet">{hint}</span>}
      <div className="segments">
        {all.map(([value, words]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {words}
          </label>
        ))}
      </div>
      {fault && <Fault id={`${name}-fault`} words={fault} />}
    </fieldset>
  );
}

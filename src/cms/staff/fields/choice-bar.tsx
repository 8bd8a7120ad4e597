import { useId } from "react";
import { formatCount } from "#src/i18n/format.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

interface Choice<Value> {
  value: Value;
  label: string;
  count?: number;
}

interface Props<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
}

export function ChoiceBar<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  const name = useId();
  const { language } = useStaff();
  return (
    <fieldset className="choice-bar box">
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label className="strong" key={choice.value}>
          <input
            className="over-label"
            type="radio"
            name={name}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
          {choice.count !== undefined && (
            <span className="choice-count quiet figures regular">
              {" "}
              ({formatCount(choice.count, language)})
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

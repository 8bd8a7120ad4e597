import type { ReactNode } from "react";
import { positionText } from "#messages/identity";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";

interface FormOfNumbers {
  field(path: string): { name: string; value: string };
  set(path: string, value: unknown): void;
}

interface Props {
  form: FormOfNumbers;
  path: string;
  label: string;
  hint?: ReactNode;
  /** The number of displayed units per stored unit, for example metres per plan unit. The default is 1. */
  scale?: number;
  isOptional?: boolean;
}

/** Asks for a number. The field accepts a comma as the decimal mark. Invalid input stays as typed and is a fault. */
export function NumberField({ form, path, label, hint, scale = 1, isOptional = false }: Props) {
  const { language } = useStaff();
  const empty = isOptional ? null : "";
  const read = (typed: string) => {
    const number = Number(typed.trim().replace(",", "."));
    return typed.trim() === "" || !Number.isFinite(number) ? undefined : number / scale;
  };
  return (
    <TidiedField
      {...form.field(path)}
      label={label}
      {...(hint !== undefined && { hint })}
      read={(typed) => read(typed)?.toString()}
      show={(value) =>
        value === "" || !Number.isFinite(Number(value))
          ? value
          : String(Number((Number(value) * scale).toFixed(2))).replace(
              ".",
              positionText[language].decimalMark,
            )
      }
      onChange={(value) =>
        form.set(path, value === "" ? empty : Number.isFinite(Number(value)) ? Number(value) : value)
      }
      inputMode="decimal"
      isRequired={!isOptional}
    />
  );
}

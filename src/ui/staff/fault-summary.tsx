import { useEffect, useRef } from "react";
import type { NamedField } from "./named-field.ts";
import type { Fault } from "./faults.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

interface Props {
  faults: Fault[];
  fields: readonly NamedField[];
  /** Each attempt that failed brings the list into view and focus. */
  attempts: number;
  onReveal?: ((path: string) => void) | undefined;
}

/** Everything that is wrong, on top of the form, each a way to its field; shown after an attempt to save. */
export function FaultSummary({ faults, fields, attempts, onReveal }: Props) {
  const words = staffText[useStaff().language];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (attempts === 0 || faults.length === 0) return null;
  const labelOf = (path: string) => fields.find((field) => field.path === path)?.label ?? path;
  return (
    <div className="fault-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{words.summary(faults.length)}</h2>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                onReveal?.(path);
                // The field may only be there once its language is.
                setTimeout(() => document.querySelector<HTMLElement>(`[name="${path}"]`)?.focus());
              }}
            >
              {labelOf(path)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

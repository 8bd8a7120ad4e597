import { useEffect, useId, useRef } from "react";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import type { Fault } from "./faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

interface Props {
  faults: Fault[];
  fields: readonly NamedField[];
  /** The number of failed attempts since the last save. Each new attempt moves the focus to the list of faults. */
  attempts: number;
  onReveal?: ((path: string) => void) | undefined;
}

export function FaultSummary({ faults, fields, attempts, onReveal }: Props) {
  const words = staffText[useStaff().language];
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  if (attempts === 0 || faults.length === 0) return null;
  const labelOf = (path: string) => fields.find((field) => field.path === path)?.label ?? path;
  return (
    // HTML has no element for a group of links.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="fault-summary panel alert" role="group" aria-labelledby={id} tabIndex={-1} ref={box}>
      <h2 id={id} className="size-17">
        {words.summary({ count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <a
              className="as-alert strong"
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                onReveal?.(path);
                focusField(path);
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

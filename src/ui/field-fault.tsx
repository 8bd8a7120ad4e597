import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Shows what is wrong with a field. The field names it in `aria-describedby`. */
export function FieldFault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-fault row small" id={id}>
      <Icon name="alert" />
      {children}
    </p>
  );
}

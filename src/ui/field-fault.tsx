import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Shows a field's error message. The field's `aria-describedby` contains `id`. */
export function FieldFault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="row at-top small strong lines-13 as-alert" id={id}>
      <Icon name="alert" />
      {children}
    </p>
  );
}

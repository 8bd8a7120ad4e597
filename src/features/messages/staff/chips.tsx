import type { ReactNode } from "react";

/** Shows a group of choices. Each choice is a label with a hidden input. */
export function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="chips cluster close">
      <legend className="gap-below-8">{legend}</legend>
      {children}
    </fieldset>
  );
}

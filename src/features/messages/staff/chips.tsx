import type { ReactNode } from "react";

/** A group of choices, of which each is a label with a hidden input. */
export function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

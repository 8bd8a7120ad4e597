import type { ReactNode } from "react";

/** A field of a form. The label names the language of the field, except for Norwegian. */
export interface NamedField {
  path: string;
  label: string;
  /** Shows a value that isn't text, as words or as a picture. */
  show?: (value: unknown) => ReactNode;
}

import type { ReactNode } from "react";

/** A field of a form. The label includes the language, except for Norwegian. */
export interface NamedField {
  path: string;
  label: string;
  /** Formats a value that isn't text, as words or a picture. */
  show?: (value: unknown) => ReactNode;
}

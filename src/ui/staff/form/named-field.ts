import type { ReactNode } from "react";

/** A field of a form, by its path, with its label (and language, where it isn't Norwegian). */
export interface NamedField {
  path: string;
  label: string;
  /** A value in words or as a picture, where it isn't text. */
  show?: (value: unknown) => ReactNode;
}

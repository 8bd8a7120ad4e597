import type { Translated } from "../translated.ts";

export interface Section {
  heading: string;
  paragraphs: string[];
  /** Labels of lines to fill in, printed after the paragraphs. */
  fields?: string[];
  /** The fields are sentences that a yes or a no is written behind. */
  yesOrNo?: true;
}

export interface SeedDocument {
  key: "rules" | "awning" | "electrical" | "lease";
  /** The day of this wording, year-month-day. */
  date: string;
  text: Translated<{ title: string; description: string }>;
  sections: Translated<Section[]>;
}

import type { Translated } from "#src/i18n/language.ts";

export interface SeedArticle {
  /** The day it becomes visible; may lie ahead. */
  publishedDate: string;
  /** Name of a drawing. */
  image: string;
  isActive: boolean;
  text: Translated<{ title: string; subTitle: string; text: string }>;
}

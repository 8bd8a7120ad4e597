import type { Translated } from "../translated.ts";

export interface SeedArticle {
  /** The day it becomes visible; may lie ahead. */
  published: string;
  /** Name of a drawing. */
  image: string;
  isActive: boolean;
  text: Translated<{ title: string; subTitle: string; text: string }>;
}

import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

/**
 * Returns the words of each page of a resource's file in a language; undefined without a file. The promise gives
 * undefined when the file can't be read.
 */
export type FileWords = (
  context: Context,
  fields: object,
  language: Language,
) => Promise<readonly string[] | undefined> | undefined;

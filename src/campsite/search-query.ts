import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";

export const searchQuery = { field: "q", maxLength: 100, perMinute: 30 } as const;

export const searchAddress = (words: string, language: Language): string =>
  `${address("search", language)}?${new URLSearchParams({ [searchQuery.field]: words }).toString()}`;

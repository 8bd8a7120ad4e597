import type { Language } from "#src/i18n/language.ts";
import type { IconName } from "#src/ui/icon.tsx";
import type { Api } from "#src/cms/staff/api.ts";

/** TABLE  the groups of rows, and the place of the staff area that leads to them. */
export const placeOfGroup = {
  inbox: "inbox",
  today: "place",
  ahead: "place",
  fixed: "place",
  page: "content",
  website: "configuration",
  team: "configuration",
} as const;
export type RowGroup = keyof typeof placeOfGroup;
export type PlaceName = (typeof placeOfGroup)[RowGroup];

/** A row of a place, which leads to a screen. */
export interface PlaceRow {
  group: RowGroup;
  /** The position in the group, lowest first. */
  place: number;
  icon: IconName;
  words: Readonly<Record<Language, { name?: string; what?: string }>>;
  to: string;
  /** Loads its sentence about what is true now. Without one the row says what its screen is for. */
  state?: () => Promise<RowState>;
}

/** What is true now about the thing behind a row. */
export interface RowState<Data = any> {
  /** Loads the data. Rows that share a function load it once. */
  load(api: Api, language: Language): Promise<Data>;
  /** Returns the sentence. Undefined when the thing isn't in use. */
  words(data: Data, language: Language): string | undefined;
}

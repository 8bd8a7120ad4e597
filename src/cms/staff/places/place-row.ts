import type { Language } from "#src/i18n/language.ts";
import type { IconName } from "#src/ui/icon.tsx";
import type { Api } from "#src/cms/staff/api.ts";

/** TABLE  the groups of rows. Each group is in one of the main screens of the staff area, such as «Innhold». */
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

/** A row in one of the main screens. The row leads to another screen. */
export interface PlaceRow {
  group: RowGroup;
  /** The position of the row in its group, lowest first. */
  place: number;
  icon: IconName;
  words: Readonly<Record<Language, { name?: string; what?: string; searchWords?: string }>>;
  to: string;
  /** Loads the sentence about the current state. A row without a state shows the purpose of its screen. */
  state?: () => Promise<RowState>;
}

export interface RowState<Data = any> {
  /** Loads the data. Rows that share a function load the data once. */
  load(api: Api, language: Language): Promise<Data>;
  /** Returns a sentence about the state. Returns undefined when nothing is in use yet. */
  words(data: Data, language: Language): string | undefined;
  /** Returns the screen to which the row leads now, instead of its usual screen. */
  to?(data: Data): string | undefined;
}

import type { ComponentType } from "react";
import type { FormPartProps } from "./staff/form-part.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ResourceKind } from "./kind/kind.ts";
import type { PlaceRow } from "./staff/places/place-row.ts";
import type { StartPart } from "./staff/start-part.ts";

/** A feature of the site, as the staff area's first screen needs it. Everything else is loaded on first use. */
export interface Feature {
  /** The kinds of resources that staff write, by the names of their tables. */
  kinds?: Record<string, Kind>;
  /** The kinds that guests send, by the names of their tables. Staff can't add resources of these kinds. */
  guestKinds?: Record<string, Kind>;
  start?: () => Promise<StartPart>;
  /** The number beside the feature's entry in the menu of the staff area. */
  menuCount?: MenuCount;
  /** Rows for screens that don't belong to a kind. */
  rows?: readonly PlaceRow[];
  /** Parts that this feature adds to the forms of other features, by the name of the form's kind. */
  formParts?: Readonly<Record<string, () => Promise<{ default: ComponentType<FormPartProps> }>>>;
  /** Parts that this feature adds to the lists of other features, by the name of the list's kind. */
  listParts?: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  /** The staff screens that aren't made from a kind's description. */
  screens?: readonly StaffScreen[];
}

interface MenuCount {
  /** The address of the screen that the menu entry opens. */
  screen: string;
  /** The path in the API that returns the counts. The menu shows the count `unanswered`. */
  path: string;
  words: Record<Language, { waiting(values: { count: number }): string }>;
}

export interface StaffScreen {
  path: string;
  /** Loads the screen's module when the screen is first opened. */
  load: () => Promise<object>;
  /** True for a screen with a form. Its data isn't reloaded while the user writes. */
  isForm?: true;
  /** Screens that are shown inside this screen. The paths of these screens begin with the path of this screen. */
  inside?: readonly StaffScreen[];
}

/**
 * Defines a feature of the site. `src/site.ts` lists all features.
 * @example
 * export const faq = defineFeature({
 *   kinds: {
 *     faq: {
 *       path: "/faq",
 *       list: "/admin/content/faq",
 *       words: faqKindText,
 *       page: "questions",
 *     },
 *   },
 * });
 */
export const defineFeature = <const Defined extends Feature>(feature: Defined): Defined => feature;

/** The properties that the whole site needs of a kind of resource. The fields are in the kind's description. */
export type Kind = {
  /** The path in the API, below /api/v1. */
  path: `/${string}`;
  words: Record<Language, KindWords>;
  /** Loads the kind's description, which only a few screens need. Omitted for kinds that guests send. */
  description?: () => Promise<ResourceKind>;
  /** True for a resource with personal data. The proposed privacy statement has a section on its kind. */
  hasPersonalData?: (resource: any) => boolean;
  /** The words for the checks of the kind's resources. The collection runs the checks. */
  check?: Record<Language, CheckWords>;
  /** The page where guests see the resources. Omitted when the resources are on different pages. */
  page?: PageName;
  /** The id of a resource's element on `page`, with `:id` in place of the resource's id. */
  anchor?: string;
  /** Returns the interface's name for a resource with this title. Returns undefined when staff wrote the title. */
  nameOf?: (title: string, language: Language) => string | undefined;
  /** The row that leads to the kind's list or screen, in one of the staff area's places (`placeOfGroup`). */
  content?: Omit<PlaceRow, "words" | "to">;
  /** The kind's second screen, and the fields on that screen. Omitted when one screen has all fields. */
  otherScreen?: {
    screen: string;
    fields: readonly string[];
    words: Readonly<Record<Language, { name: string }>>;
  };
  /** Loads the settings of the list and the form that are made from the kind's description. */
  screens?: () => Promise<object>;
  /** Loads the settings of the form, for a kind whose list isn't made from its description. */
  formScreen?: () => Promise<object>;
} & Screens;

export interface KindWords {
  label: string;
  /** The name of the kind's list, and of the row that leads to the list. */
  name?: string;
  what?: string;
  /** Other words with which staff search for the list. */
  searchWords?: string;
  count?(values: { count: number }): string;
}

export interface CheckWords {
  name(resource: { name: string }): string;
  sent(at: { moment: string }): string;
  /** The sentence for a resource that has never sent anything. */
  none: string;
  /** The sentence about how staff can repair the resource. */
  act: string;
  toList: string;
}

export type Screens =
  | {
      /** The path of the kind's list. The path of a resource's screen is this path followed by the id. */
      list: string;
    }
  | {
      /** The path of a resource's screen that isn't below a list, with `:id` in place of the id. */
      screen: string;
    };

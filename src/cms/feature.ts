import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ResourceKind } from "./kind/kind.ts";
import type { PlaceRow } from "./staff/places/place-row.ts";
import type { StartPart } from "./staff/start-part.ts";

/**
 * A feature of the site. It has only what the staff area's first screen needs, so that this stays small; everything
 * else is loaded when it is used.
 */
export interface Feature {
  /** The kinds of resources that staff write, by the names of their tables. */
  kinds?: Record<string, Kind>;
  /** The kinds that guests send. They have a history, but no list that staff add to. */
  guestKinds?: Record<string, Kind>;
  /** Loads its part of staff's start screen. */
  start?: () => Promise<StartPart>;
  /** The number beside its entry in the menu of the staff area. */
  menuCount?: MenuCount;
  /** Rows of screens that don't belong to a kind. */
  rows?: readonly PlaceRow[];
  /** The staff screens that aren't made from a kind's description. */
  screens?: readonly StaffScreen[];
}

interface MenuCount {
  /** The address of the entry's screen. */
  screen: string;
  /** The path in the API of its counts. The menu shows `unanswered`. */
  path: string;
  words: Record<Language, { waiting(values: { count: number }): string }>;
}

export interface StaffScreen {
  path: string;
  /** Loads the screen's module when it is first opened. */
  load: () => Promise<object>;
  /** The data of a screen with a form isn't reloaded while the user writes. */
  isForm?: true;
  /** Screens that are shown inside this one. Their paths begin where its path ends. */
  inside?: readonly StaffScreen[];
}

/**
 * Defines a feature of the site. `src/site.ts` lists them.
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

/** The facts about a kind of resource that the whole site needs. Its description has the fields. */
export type Kind = {
  /** The path in the API, below /api/v1. */
  path: `/${string}`;
  words: Record<Language, KindWords>;
  /** Loads the description, which browsers need for few screens. Left out for kinds that guests send. */
  description?: () => Promise<ResourceKind>;
  /** True when a resource processes personal data. The proposed privacy statement then has a section on its kind. */
  hasPersonalData?: (resource: any) => boolean;
  /** The words of the checks on its resources. The collection has the checks. */
  check?: Record<Language, CheckWords>;
  /** The page where guests see the resources. Left out when the page differs between resources. */
  page?: PageName;
  /** The id of a resource's element on that page, with `:id` for the resource's id. */
  anchor?: string;
  /** Returns the interface's name of a resource by its title. Undefined when its title is a text of its own. */
  nameOf?: (title: string, language: Language) => string | undefined;
  /** The row of its list or screen in one of the staff area's places. */
  content?: Omit<PlaceRow, "words" | "to">;
  /** A screen where staff edit some of the fields, if not all are on one screen. */
  otherScreen?: { screen: string; fields: readonly string[] };
  /** Loads the settings of the list and form that are made from the kind's description, on first use. */
  screens?: () => Promise<object>;
  /** The same for a kind whose list isn't made from its description. */
  formScreen?: () => Promise<object>;
} & Screens;

export interface KindWords {
  /** The kind's name in the singular. */
  label: string;
  /** The name of its row in a place of the staff area, and of its list. */
  name?: string;
  what?: string;
  /** Their number. */
  count?(values: { count: number }): string;
}

export interface CheckWords {
  name(resource: { name: string }): string;
  /** The time when the resource last sent something. */
  sent(at: { moment: string }): string;
  /** It has never sent anything. */
  none: string;
  /** How staff mend it. */
  act: string;
  /** The link to the list of resources. */
  toList: string;
}

/** The screens where staff edit a kind. */
export type Screens =
  | {
      /** The path of the staff's list. A resource's own path adds its id. */
      list: string;
    }
  | {
      /** The path of a resource's screen when it isn't below a list, with `:id` for its id. */
      screen: string;
    };

import { createContext as createReactContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import type { Language, Translated } from "#src/i18n/language.ts";
import type { Api } from "./api.ts";
import type { Drafts } from "#src/ui/staff/drafts/drafts.ts";

/** For loaders: `context.get(apiContext)`. */
export const apiContext = createRouterContext<Api>();

/** What every staff screen can use. */
export interface Staff {
  api: Api;
  /** The language of the interface, not of the texts being written. */
  language: Language;
  /** The languages in which guests read the site, Norwegian first; texts are written in these. */
  offered: readonly Language[];
  /** The screens of the band and its menus. */
  screens: readonly NamedScreen[];
  /** This user's drafts on this device. */
  drafts: Drafts;
  /** The campsite's name. */
  siteName: string;
  /** The address of the drawing that the plan of the site stands on. */
  sitePlanUrl: string;
  /** The addresses of the drawings of each landscape at noon, by the landscape’s name. */
  landscapeUrls: Readonly<Record<string, string>>;
  /** Its tagline: the end of every page's title. */
  taglines: Translated<string>;
  /** Tells the screens what has just been saved of what they know of the site. */
  updateSite(change: Partial<SavedOfSite>): void;
  /**
   * Shows what was done for ten seconds, with up to two actions.
   * @param isMore it only adds to what was said last, which it comes after
   */
  say(words: string, actions?: readonly ToastAction[], isMore?: boolean): () => void;
  /** Shows above the screen what failed, until it is tried again or the user leaves the screen. */
  fail(words: string, onRetry: () => void): void;
}

export interface NamedScreen {
  name: Translated<string>;
  to: string;
}

/** What every screen knows of the site and staff can change: its name, end of titles, and languages. */
export interface SavedOfSite {
  siteName: string;
  taglines: Translated<string>;
  offered: readonly Language[];
}

export interface ToastAction {
  label: string;
  /** A function to call, or an address to open in a new tab. */
  act: (() => void) | string;
}

export const StaffContext = createReactContext<Staff | undefined>(undefined);

export function useStaff(): Staff {
  return useContext(StaffContext)!;
}

import { createContext as createReactContext, useContext } from "react";
import { createContext as createRouterContext } from "react-router";
import type { Language, Translated } from "#src/i18n/language.ts";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import type { Api } from "./api.ts";
import type { Drafts } from "#src/cms/staff/drafts/drafts.ts";

/** The key of the API in the router's context. Loaders call `context.get(apiContext)`. */
export const apiContext = createRouterContext<Api>();

export interface Staff {
  api: Api;
  /** The language of the interface. The texts that the user writes can have other languages. */
  language: Language;
  /** The languages in which the site is offered, Norwegian first. */
  offered: readonly Language[];
  drafts: Drafts;
  /** All next versions, loaded again with each screen. */
  nextVersions: readonly NextVersionRow[];
  siteName: string;
  /** The URL of the built-in drawing behind the plan. */
  sitePlanUrl: string;
  landscapeUrls: Readonly<Record<string, string>>;
  /** The end of every document title, in each language. */
  taglines: Translated<string>;
  /** Updates the site's properties in all screens after a save. */
  updateSite(change: Partial<SiteProperties>): void;
  /** Shows a toast for ten seconds, with `isMore` after the visible toast. @returns a function that removes it */
  showToast(words: string, actions?: readonly ToastAction[], isMore?: boolean): () => void;
  /** Shows an error above the screen, until the user retries or leaves the screen. */
  showError(words: string, onRetry: () => void): void;
}

export interface SiteProperties {
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

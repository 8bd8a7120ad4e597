import type { Language } from "#src/i18n/language.ts";

/** The content of a push notification. It must not contain words of a guest. */
export interface PushedNotice {
  title: string;
  body: string;
  /** A path of the staff area, which opens after signing in. */
  to: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  language: Language;
}

/** The path of the staff service worker. It is at the root because "/admin" itself must lie in its scope. */
export const staffWorkerPath = "/staff-worker.js";

/** The scope of the staff service worker. The guests' service worker leaves these addresses alone. */
export const staffWorkerScope = "/admin";

import type { Language } from "#src/i18n/language.ts";

/** The content of a push notification. It must not contain words of a guest. */
export interface PushedNotice {
  title: string;
  body: string;
  to: string;
  /** A notification replaces an earlier notification with the same tag. */
  tag: string;
  language: Language;
}

/** The path of the staff area's service worker. It is at the root, because the scope must include "/admin" itself. */
export const staffWorkerPath = "/staff-worker.js";

export const staffWorkerScope = "/admin";

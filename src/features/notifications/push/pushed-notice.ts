import type { Language } from "#src/i18n/language.ts";

/** What goes, encrypted, to a device and is shown there. Nothing of a guest's may stand in it. */
export interface PushedNotice {
  title: string;
  body: string;
  /** A path of the staff area, which opens after signing in. */
  to: string;
  /** A notification takes the place of one with the same tag. */
  tag: string;
  language: Language;
}

/** Where the service worker of the staff area is: at the top, because "/admin" itself must lie in its scope. */
export const staffWorkerPath = "/staff-worker.js";

/** What it is for. The guests' service worker leaves these addresses to it. */
export const staffWorkerScope = "/admin";

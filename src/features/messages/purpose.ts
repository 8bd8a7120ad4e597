import { noticePurposesText } from "#messages/messages";

/** What notices are about. */
export const purposes = [
  "general",
  "water",
  "power",
  "full",
  "fireBan",
  "road",
  "cleaning",
  "lostAndFound",
] as const;
export type Purpose = (typeof purposes)[number];

/** TABLE  those that a notice across the page is for, since somebody must do something. */
export const importantPurposes: readonly Purpose[] = ["water", "power", "fireBan"];

/** TABLE  those whose end is news itself: what was off is on again. */
const returning = ["water", "power"] as const satisfies Purpose[];
export type Returning = (typeof returning)[number];

export const isReturning = (purpose: Purpose): purpose is Returning =>
  (returning as readonly Purpose[]).includes(purpose);

export const purposeNames = noticePurposesText;

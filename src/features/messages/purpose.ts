import { noticePurposesText } from "#messages/messages";

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

/** TABLE  purposes for which a notice becomes an alert, because guests must act. */
export const importantPurposes: readonly Purpose[] = ["water", "power", "fireBan"];

/** TABLE  purposes whose end is announced too: water or power is back. */
export const returning = ["water", "power"] as const satisfies Purpose[];
export type Returning = (typeof returning)[number];

export const isReturning = (purpose: Purpose): purpose is Returning =>
  (returning as readonly Purpose[]).includes(purpose);

export const purposeNames = noticePurposesText;

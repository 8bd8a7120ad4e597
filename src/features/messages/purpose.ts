import { noticePurposesText } from "#messages/messages";
import type { Topic } from "#src/campsite/announcements.ts";

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

/** TABLE  purposes for which the end is also announced: water or power is back. */
export const returning = ["water", "power"] as const satisfies Purpose[];
export type Returning = (typeof returning)[number];

export const isReturning = (purpose: Purpose): purpose is Returning =>
  (returning as readonly Purpose[]).includes(purpose);

/** TABLE  the purposes with their own topic. Guests can choose some topics instead of all notices. */
const topics: { readonly [Name in Purpose]?: Topic } = {
  water: "water",
  power: "power",
  road: "closed",
  cleaning: "closed",
};

export const topicOf = (purpose: Purpose): Topic => topics[purpose] ?? "notices";

export const purposeNames = noticePurposesText;

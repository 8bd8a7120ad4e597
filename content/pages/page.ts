import type { PageName } from "#src/i18n/addresses.ts";
import type { Translated } from "../translated.ts";

export type Icon =
  | "arrival"
  | "departure"
  | "quiet"
  | "power"
  | "dog"
  | "wifi"
  | "waste"
  | "charging"
  | "water"
  | "shower"
  | "toilet"
  | "accessible"
  | "baby"
  | "laundry"
  | "kitchen"
  | "chemical"
  | "parking"
  | "size"
  | "price"
  | "season"
  | "card"
  | "fire"
  | "bed"
  | "beach"
  | "boat"
  | "phone"
  | "pin";

export interface Fact {
  icon: Icon;
  text: Translated<{ label: string; value: string }>;
}

export interface DemoPage {
  page: PageName;
  /** What guests scan for, most important first. */
  facts: Fact[];
  /** `description` is the meta description, at most 155 characters; `body` is HTML. */
  text: Translated<{
    title: string;
    lead: string;
    description: string;
    body: string;
  }>;
}

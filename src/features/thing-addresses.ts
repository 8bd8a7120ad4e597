import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { ThingName } from "./thing-names.ts";

const at = staffAddresses;

/** TABLE  where staff write each kind of thing; `:id` varies. */
const forms: Record<ThingName, string> = {
  message: `${at.messages}/:id`,
  article: at.article,
  photo: `${at.photos}/:id`,
  annualRates: `${at.priceLists}/:id`,
  websiteSettings: at.settings,
  identity: at.identity,
  pageText: `${at.contentPages}/:id`,
  faq: `${at.faq}/:id`,
  link: `${at.links}/:id`,
  event: `${at.events}/:id`,
  document: `${at.documents}/:id`,
  contentBlock: at.carousel,
  sanitaryBuilding: `${at.sanitary}/:id`,
  cardStep: `${at.cardSteps}/:id`,
  camera: at.cameras,
};

/** TABLE  where the API has each kind, below /api/v1. */
export const resourcePaths = {
  message: "/messages",
  article: "/article",
  photo: "/photos",
  annualRates: "/annualrates",
  websiteSettings: "/websitesettings",
  identity: "/identity",
  pageText: "/pagetexts",
  faq: "/faq",
  link: "/links",
  event: "/events",
  document: "/documents",
  contentBlock: "/contentblocks",
  sanitaryBuilding: "/sanitarybuildings",
  cardStep: "/cardsteps",
  camera: "/cameras",
  feedback: "/feedback",
} as const satisfies Record<ThingName | "feedback", string>;

/** The address of the screen where staff write a thing, or read what a guest has sent. */
export function thingScreen(thing: ThingName | "feedback", id: number): string {
  return thing === "feedback" ? `${at.inbox}/${id}` : forms[thing].replace(":id", String(id));
}

/** The API's path of a thing, for calls. */
export function thingPath(thing: ThingName | "feedback", id: number): string {
  return `${resourcePaths[thing]}/${id}`;
}

import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { KindName } from "./kind-names.ts";

const at = staffAddresses;

/** TABLE  where staff write each kind of resource; `:id` varies. */
const forms: Record<KindName, string> = {
  message: `${at.messages}/:id`,
  article: at.article,
  photo: `${at.photos}/:id`,
  priceList: `${at.priceLists}/:id`,
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
  priceList: "/annualrates",
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
} as const satisfies Record<KindName | "feedback", string>;

/** The address of the screen where staff write a resource, or read what a guest has sent. */
export function resourceScreen(kind: KindName | "feedback", id: number): string {
  return kind === "feedback" ? `${at.inbox}/${id}` : forms[kind].replace(":id", String(id));
}

/** The API's path of a resource, for calls. */
export function resourcePath(kind: KindName | "feedback", id: number): string {
  return `${resourcePaths[kind]}/${id}`;
}

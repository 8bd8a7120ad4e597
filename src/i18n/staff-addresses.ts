import type { Language } from "./language.ts";

/** TABLE  where each screen of the staff area is; `:part` varies, in react-router's spelling. */
export const staffAddresses = {
  start: "/admin",
  /** The steps from an empty site to a campsite's own. */
  setup: "/admin/setup",
  messages: "/admin/message",
  inbox: "/admin/feedback",
  /** What is stored about a guest, and how to remove it. */
  person: "/admin/feedback/person",
  answerTemplates: "/admin/feedback/templates",
  news: "/admin/nyheter",
  /** A new article with this photo as its picture. */
  newsFromPhoto: "/admin/nyheter/:photoId",
  article: "/admin/nyheter/article/:id",
  photos: "/admin/imageuploader",
  priceLists: "/admin/annualrates",
  /** All texts of the pages themselves, in groups; the lists among them are below it, as `kinds.ts` says. */
  content: "/admin/content",
  contentPages: "/admin/content/pages",
  carousel: "/admin/content/carousel",
  identity: "/admin/content/identity",
  homePage: "/admin/content/home",
  view: "/admin/content/view",
  look: "/admin/content/look",
  plan: "/admin/content/plan",
  openingHours: "/admin/content/opening-hours",
  cameras: "/admin/content/cameras",
  departures: "/admin/content/departures",
  /** A search in all that staff write and all that guests have sent. */
  search: "/admin/search",
  /** All texts of the site that aren't translated. */
  translations: "/admin/translations",
  /** What has changed of what texts name, and where the old is still written out. */
  changedValues: "/admin/changed-values",
  settings: "/admin/websitesettings",
  /** Who changed what; `/:id` shows one change. */
  history: "/admin/history",
  /** How often pages were opened. */
  pageViews: "/admin/views",
  /** How the site does. */
  status: "/admin/status",
  /** What one is told of on one's phone. */
  notifications: "/admin/notifications",
  signIn: "/admin/sign-in",
  signOut: "/admin/sign-out",
  callback: "/callback",
} as const;

/** Where browsers find what makes the staff area installable in this language. */
export const staffManifestPath = (language: Language): string => `/admin.${language}.webmanifest`;

/** Stands in place of `:id` for a resource that isn't saved yet. */
export const newResource = "new";

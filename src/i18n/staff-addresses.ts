import type { Language } from "./language.ts";

/** TABLE  the address of each screen of the staff area; `:part` is a parameter of react-router. */
export const staffAddresses = {
  start: "/admin",
  setup: "/admin/setup",
  messages: "/admin/message",
  inbox: "/admin/feedback",
  /** Shows and removes the data that is stored about one guest. */
  person: "/admin/feedback/person",
  answerTemplates: "/admin/feedback/templates",
  news: "/admin/nyheter",
  /** A new article with this photo as its picture. */
  newsFromPhoto: "/admin/nyheter/:photoId",
  article: "/admin/nyheter/article/:id",
  photos: "/admin/imageuploader",
  priceLists: "/admin/annualrates",
  /** Details of the campsite, in rows that say what is true now. */
  place: "/admin/place",
  /** Switches, look and what staff seldom need. */
  configuration: "/admin/configuration",
  /** On phones: the places without a tab. */
  more: "/admin/more",
  /** The pages with their texts. Features give their lists addresses below it. */
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
  /** Searches everything that staff write and guests send. */
  search: "/admin/search",
  /** All missing and outdated translations. */
  translations: "/admin/translations",
  /** Changes of live values, and the texts that still contain an old value. */
  changedValues: "/admin/changed-values",
  settings: "/admin/websitesettings",
  /** The history of all changes. `/:id` shows one of them. */
  history: "/admin/history",
  pageViews: "/admin/views",
  status: "/admin/status",
  /** Choice of notifications, on this device and by e-mail. */
  notifications: "/admin/notifications",
  signIn: "/admin/sign-in",
  signOut: "/admin/sign-out",
  callback: "/callback",
} as const;

export const staffManifestPath = (language: Language): string => `/admin.${language}.webmanifest`;

/** Takes the place of `:id` for a resource that isn't saved yet. */
export const newResource = "new";

import type { Language } from "./language.ts";

/** TABLE  the address of each screen of the staff area. `:id` is a parameter in react-router's syntax. */
export const staffAddresses = {
  start: "/admin",
  setup: "/admin/setup",
  /** The changes that happen at a later time. */
  planned: "/admin/planned",
  /** The public site as it will be at a later time. */
  plannedSite: "/admin/planned/site",
  changeOver: "/admin/planned/:id",
  messages: "/admin/message",
  messagesOrder: "/admin/message/order",
  inbox: "/admin/feedback",
  /** Shows and removes the data that is stored about one guest. */
  person: "/admin/feedback/person",
  answerTemplates: "/admin/feedback/templates",
  news: "/admin/nyheter",
  /** The form for a new article. The photo `:photoId` is the article's picture. */
  newsFromPhoto: "/admin/nyheter/:photoId",
  article: "/admin/nyheter/article/:id",
  photos: "/admin/imageuploader",
  priceLists: "/admin/annualrates",
  /** The details of the campsite, with their current values. */
  place: "/admin/place",
  /** Switches, the look, and other settings that staff seldom change. */
  configuration: "/admin/configuration",
  /** The menu on phones: links to the sections of the staff area that have no tab. */
  more: "/admin/more",
  /** The site's pages with their texts. The features' lists have addresses below this address. */
  content: "/admin/content",
  contentPages: "/admin/content/pages",
  ownPages: "/admin/content/own",
  carousel: "/admin/content/carousel",
  identity: "/admin/content/identity",
  homePage: "/admin/content/home",
  menu: "/admin/content/menu",
  view: "/admin/content/view",
  look: "/admin/content/look",
  plan: "/admin/content/plan",
  openingHours: "/admin/content/opening-hours",
  cameras: "/admin/content/cameras",
  departures: "/admin/content/departures",
  search: "/admin/search",
  translations: "/admin/translations",
  /** The list of changed live values, and of texts that still contain an old value. */
  changedValues: "/admin/changed-values",
  deadLinks: "/admin/dead-links",
  settings: "/admin/websitesettings",
  /** The address with `/:id` shows one change. */
  history: "/admin/history",
  pageViews: "/admin/views",
  missedWords: "/admin/searches",
  subscribers: "/admin/subscribers",
  redirects: "/admin/redirects",
  notFound: "/admin/redirects/not-found",
  /** The report of an import from an earlier website. */
  movedIn: "/admin/moved-in",
  redirectFile: "/admin/redirects/file",
  status: "/admin/status",
  notifications: "/admin/notifications",
  signIn: "/admin/sign-in",
  signOut: "/admin/sign-out",
  callback: "/callback",
} as const;

export const staffManifestPath = (language: Language): string => `/admin.${language}.webmanifest`;

/** Replaces `:id` in the address of a resource that isn't saved yet. */
export const newResource = "new";

/** TABLE  where each screen of the staff area is; `:part` varies, in react-router's spelling. */
export const staffAddresses = {
  start: "/admin",
  messages: "/admin/message",
  inbox: "/admin/feedback",
  /** What is kept of a guest, and the way to remove it. */
  person: "/admin/feedback/person",
  news: "/admin/nyheter",
  /** A new article with that photo as its picture. */
  newsFromPhoto: "/admin/nyheter/:photoId",
  article: "/admin/nyheter/article/:id",
  photos: "/admin/imageuploader",
  priceLists: "/admin/annualrates",
  /** What stands on the pages themselves: all that can be written there, in groups. */
  content: "/admin/content",
  contentPages: "/admin/content/pages",
  faq: "/admin/content/faq",
  links: "/admin/content/links",
  events: "/admin/content/events",
  documents: "/admin/content/documents",
  carousel: "/admin/content/carousel",
  identity: "/admin/content/identity",
  openingHours: "/admin/content/opening-hours",
  sanitary: "/admin/content/sanitary",
  cardSteps: "/admin/content/card-steps",
  cameras: "/admin/content/cameras",
  /** What isn't translated across the site. */
  translations: "/admin/translations",
  settings: "/admin/websitesettings",
  /** Who changed what; one change at `/:id`. */
  history: "/admin/history",
  signIn: "/admin/sign-in",
  signOut: "/admin/sign-out",
  callback: "/callback",
} as const;

/** What a path's varying `:id` is for a resource that isn't saved yet. */
export const newResource = "new";

/** TABLE  where each screen of the staff area is; `:part` varies, in react-router's spelling. */
export const staffAddresses = {
  start: "/admin",
  messages: "/admin/message",
  inbox: "/admin/feedback",
  news: "/admin/nyheter",
  /** A new article with that photo as its picture. */
  newsFromPhoto: "/admin/nyheter/:photoId",
  article: "/admin/nyheter/article/:id",
  photos: "/admin/imageuploader",
  priceLists: "/admin/annualrates",
  settings: "/admin/websitesettings",
  signIn: "/admin/sign-in",
  signOut: "/admin/sign-out",
  callback: "/callback",
} as const;

/** What a path's varying `:id` is for a thing that isn't saved yet. */
export const newThing = "new";

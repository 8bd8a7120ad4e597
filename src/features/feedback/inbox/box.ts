/** The boxes of the inbox. Every message is in exactly one box. */
export const boxes = ["new", "starred", "archived", "deleted", "spam"] as const;
export type Box = (typeof boxes)[number];

/** Returns the box of a message. Deletion takes precedence over the archive, and the archive over the star. */
export function boxOf({
  isStarred,
  isArchived,
  deletedDate,
  isSpam,
}: {
  isStarred: boolean;
  isArchived: boolean;
  deletedDate: string | null;
  isSpam: boolean;
}): Box {
  if (deletedDate !== null) return isSpam ? "spam" : "deleted";
  if (isArchived) return "archived";
  return isStarred ? "starred" : "new";
}

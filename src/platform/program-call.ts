/** The programs beside the site. */
type Program = "backup" | "restore" | "move" | "privacy" | "settings";

/** How one of them is called here: npm says to what it starts that it does, and a packed site has no npm. */
export const callOf = (program: Program): string =>
  process.env["npm_lifecycle_event"] === undefined ? `campsite ${program}` : `npm run ${program} --`;

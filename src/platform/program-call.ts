type Program = "backup" | "restore" | "move" | "privacy" | "settings";

/** npm sets this variable. A packed site has no npm. */
export const callOf = (program: Program): string =>
  process.env["npm_lifecycle_event"] === undefined ? `campsite ${program}` : `npm run ${program} --`;

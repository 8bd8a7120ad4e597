type Program = "backup" | "restore" | "move" | "privacy" | "settings";

/** Returns the command that starts a program here: npm sets this variable, and a packed site has no npm. */
export const callOf = (program: Program): string =>
  process.env["npm_lifecycle_event"] === undefined ? `campsite ${program}` : `npm run ${program} --`;

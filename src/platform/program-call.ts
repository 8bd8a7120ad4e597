type Program = "backup" | "restore" | "move" | "privacy" | "settings" | "import";

/** Returns the command that runs a program. npm sets `npm_lifecycle_event`, and a packed site runs without npm. */
export const callOf = (program: Program): string =>
  process.env["npm_lifecycle_event"] === undefined ? `campsite ${program}` : `npm run ${program} --`;

type Program = "backup" | "restore" | "move" | "privacy" | "settings" | "import";

export const callOf = (program: Program): string =>
  process.env["npm_lifecycle_event"] === undefined ? `campsite ${program}` : `npm run ${program} --`;

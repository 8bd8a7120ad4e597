import { settingNames } from "./settings.ts";

/** Matches placeholders of the guide: a host under .example, a word in capitals, or an ellipsis. */
const placeholder = /\.example(\.com)?(?=[:/,]|$)|\/\/USER:|:(PASSWORD|SECRET)@|^(KEY|SECRET)$|…/;

/** Returns the settings that still have a placeholder from the guide. */
export function placeholderSettings(environment: Record<string, string | undefined>): string[] {
  return settingNames.filter((name) => placeholder.test(environment[name] ?? ""));
}

import { settingNames } from "./settings.ts";

/** Matches placeholders from the operating guide: a host under .example, a word in capitals, or an ellipsis. */
const placeholder = /\.example(\.com)?(?=[:/,]|$)|\/\/USER:|:(PASSWORD|SECRET)@|^(KEY|SECRET)$|…/;

export function placeholderSettings(environment: Record<string, string | undefined>): string[] {
  return settingNames.filter((name) => placeholder.test(environment[name] ?? ""));
}

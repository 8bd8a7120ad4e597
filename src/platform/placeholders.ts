import { settingNames } from "./settings.ts";

/** What the guide writes for something of the reader's own: a name under .example, or a word in capitals. */
const placeholder = /\.example(\.com)?(?=[:/,]|$)|\/\/USER:|:(PASSWORD|SECRET)@|^(KEY|SECRET)$|…/;

/** The settings that still hold what the guide writes for something of the reader's own. */
export function placeholderSettings(environment: Record<string, string | undefined>): string[] {
  return settingNames.filter((name) => placeholder.test(environment[name] ?? ""));
}

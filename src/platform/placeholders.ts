import { settingNames } from "./settings.ts";

/** Matches placeholders of the operating guide: a host that ends in .example, words such as PASSWORD, or an ellipsis. */
const placeholder = /\.example(\.com)?(?=[:/,]|$)|\/\/USER:|:(PASSWORD|SECRET)@|^(KEY|SECRET)$|…/;

export function placeholderSettings(environment: Record<string, string | undefined>): string[] {
  return settingNames.filter((name) => placeholder.test(environment[name] ?? ""));
}

import type { PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Shell } from "./shell.ts";

export function Header({ shell }: { shell: Shell; language: Language; page: PageName }) {
  return <header>{shell.identity.name}</header>;
}

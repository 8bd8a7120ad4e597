import type { Language } from "#src/i18n/language.ts";
import type { Shell } from "./shell.ts";

export function Footer({ shell }: { shell: Shell; language: Language }) {
  return <footer>{shell.identity.phone}</footer>;
}

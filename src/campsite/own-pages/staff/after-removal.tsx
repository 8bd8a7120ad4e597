import { pathsOf, withPrefix, type OwnPage } from "#src/campsite/own-pages/own-page.ts";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { address, type addresses } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { pageNamesText } from "#messages/page-texts";
import { ownPageRemovalText } from "#messages/own-pages";

const gone = "gone";

/** Asks where the addresses of a removed page lead. */
export function AfterRemoval({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { language } = useStaff();
  const text = ownPageRemovalText[language];
  const { home: _, login: __, offline: ___, ...pages } = pageNamesText[language];
  return (
    <SelectField
      label={text.label}
      value={value}
      options={{ "": text.home, [gone]: text.gone, ...pages }}
      onChange={onChange}
    />
  );
}

/** Returns the redirects from a removed page's addresses. Without redirects, they lead to the home page. */
export function redirectsAfter(
  page: OwnPage,
  leadsTo: string,
): { from: string; to: string; status: number }[] {
  if (leadsTo === "") return [];
  const paths = pathsOf(page);
  return languages.map((language) => ({
    from: withPrefix(paths[language], language),
    ...(leadsTo === gone
      ? { to: "", status: 410 }
      : { to: address(leadsTo as keyof typeof addresses as "home", language), status: 301 }),
  }));
}

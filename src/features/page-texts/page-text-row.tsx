import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { contentAdminText } from "./content-admin.text.ts";
import { pageNames, type TextPageName } from "./page-names.text.ts";
import type { StaffPageText } from "./page-text-values.ts";

interface Props {
  page: StaffPageText;
  name: TextPageName;
}

/** A page's text in the list of all: how far its languages are, when it was last written, and the way to the page itself. */
export function PageTextRow({ page, name }: Props) {
  const { language } = useStaff();
  const text = contentAdminText[language];
  const called = pageNames[language][name];
  return (
    <ResourceRow
      to={`${staffAddresses.contentPages}/${page.id}`}
      title={called}
      own="none"
      languages={<LanguageChips states={statesOf(page)} />}
      changed={shortMoment(page.updatedAt, language)}
      action={
        <a className="see-page" href={address(name, "nb")} target="_blank" rel="noopener">
          {text.seePage}
          <span className="visually-hidden">{text.ofPage(called)}</span>
        </a>
      }
    />
  );
}

import { address } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { TextPageName } from "./page-names.text.ts";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import type { FormOf } from "#src/features/form-kind.ts";
import type { pageTextKind } from "./page-text.ts";

interface Props {
  form: FormOf<typeof pageTextKind>;
  page: TextPageName;
  /** The one that is being written. */
  language: Language;
}

/** The way to the page as guests see it, and what a search engine makes of what is written. */
export function PageTextSide({ form, page, language: written }: Props) {
  const { language, siteName } = useStaff();
  const text = pageTextAdminText[language];
  const { title, lead, description, body, translations } = form.values;
  const { words, language: actual } = localize({ title, lead, description, body }, translations, written);
  const at = address(page, written);
  return (
    <>
      <section className="side-part">
        <h2>{text.page}</h2>
        <p className="whole-address">{location.host + at}</p>
        <a className="button plain" href={at} target="_blank" rel="noopener">
          <Icon name="external" />
          {text.seePage}
        </a>
      </section>
      <section className="side-part">
        <h2>{text.inSearch}</h2>
        <div className="search-hit" lang={languageTag[actual]}>
          <p>{location.host + at}</p>
          <strong>
            {words.title} – {siteName}
          </strong>
          <p>{words.description}</p>
        </div>
      </section>
    </>
  );
}

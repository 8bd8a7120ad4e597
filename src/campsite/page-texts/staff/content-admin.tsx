import { useId } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { statesOf } from "#src/cms/staff/fields/language-states.ts";
import { LanguageChips } from "#src/cms/staff/fields/languages.tsx";
import { Empty, ListScreen, ResourceRow } from "#src/cms/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { contentAdminText, pageNamesText } from "#messages/page-texts";
import { contentGroups, partsIn, type ContentPart } from "./content-parts.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { isUnwritten, type StaffPageText } from "#src/campsite/page-texts/page-text.ts";

/** Loads all page texts in the order of `pageNamesText`. They are few and exist from the start. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await context.get(apiContext).list<StaffPageText>("/pagetexts?limit=100");
  const order = Object.keys(pageNamesText.nb);
  return items.toSorted((a, b) => order.indexOf(a.page) - order.indexOf(b.page));
}

/** The overview of all content: resources with a screen of their own, and the page texts. */
export function Component() {
  const { language } = useStaff();
  const text = contentAdminText[language];
  const id = useId();
  const pages = useLoaderData<typeof loader>();
  return (
    <ListScreen title={text.title}>
      <div className="content-columns">
        <div className="content-groups">
          {contentGroups.map((group) => (
            <section key={group} aria-labelledby={`${id}-${group}`}>
              <h2 id={`${id}-${group}`}>{text.groups[group]}</h2>
              <ul className="content-parts">
                {partsIn(group).map((part) => (
                  <PartRow key={part.to} {...part} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section aria-labelledby={`${id}-pages`}>
          <h2 id={`${id}-pages`}>{text.groups.pages}</h2>
          {pages.length === 0 ? (
            <Empty icon="staff-content" heading={text.empty.heading}>
              {text.empty.explanation}
            </Empty>
          ) : (
            <ul className="resource-rows page-rows">
              {pages
                .filter(({ page }) => page in pageNamesText.nb)
                .map((page) => (
                  <PageTextRow key={page.id} page={page} name={page.page} />
                ))}
            </ul>
          )}
        </section>
      </div>
    </ListScreen>
  );
}

function PartRow({ icon, name, what, to }: ContentPart) {
  const { language } = useStaff();
  return (
    <li>
      <Link to={to} state={useComingFrom()} data-row>
        <Icon name={icon} />
        <span>
          <strong>{name[language]}</strong>
          <span>{what[language]}</span>
        </span>
        <Icon name="chevron" />
      </Link>
    </li>
  );
}

interface RowProps {
  page: StaffPageText;
  name: TextPageName;
}

/** A page's text in the list, with the state of its translations, its last change, and a link to the page. */
function PageTextRow({ page, name }: RowProps) {
  const { language } = useStaff();
  const text = contentAdminText[language];
  const called = pageNamesText[language][name];
  return (
    <ResourceRow
      to={`${staffAddresses.contentPages}/${page.id}`}
      from={useComingFrom()}
      title={called}
      own="none"
      languages={
        <LanguageChips states={isUnwritten(page) ? inEveryLanguage(() => "missing") : statesOf(page)} />
      }
      changed={shortMoment(page.updatedAt, language)}
      action={
        <a className="see-page" href={address(name, "nb")} target="_blank" rel="noopener">
          {text.seePage}
          <span className="visually-hidden">{text.ofPage({ name: called })}</span>
        </a>
      }
    />
  );
}

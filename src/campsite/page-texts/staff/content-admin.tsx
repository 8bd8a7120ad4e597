import { useId } from "react";
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { informationPages, mainPages, withOwnPages } from "#src/campsite/menu.ts";
import type { StaffOwnPage } from "#src/campsite/own-pages/own-page.ts";
import { isUnwritten, type StaffPageText } from "#src/campsite/page-texts/page-text.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import type { Kind } from "#src/cms/feature.ts";
import { loadCounts, type ResourceCounts } from "#src/cms/staff/places/count-state.ts";
import { statesOf } from "#src/cms/staff/fields/language-states.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { LanguageChips } from "#src/cms/staff/fields/languages.tsx";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { adminText } from "#messages/admin";
import { ownPageScreensText } from "#messages/own-pages";
import { contentAdminText, pageNamesText } from "#messages/page-texts";

interface Loaded {
  pages: StaffPageText[];
  own: readonly StaffOwnPage[];
  counts: ResourceCounts;
}

/** Loads all page texts. The site has fewer than 100 page texts. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [{ items }, own, counts] = await Promise.all([
    api.list<StaffPageText>("/pagetexts?limit=100"),
    listAll<StaffOwnPage>(api, kinds.ownPage.path),
    loadCounts(api),
  ]);
  return { pages: items.filter(({ page }) => page in pageNamesText.nb), own, counts };
}

const inMenu: readonly string[] = ["home", ...mainPages];
const inDropDown: readonly string[] = informationPages;

/** TABLE  the groups of the list with their pages. The first two groups have the order of the menu. */
const groups = {
  menu: inMenu,
  information: inDropDown,
  outside: Object.keys(pageNamesText.nb).filter(
    (name) => !inMenu.includes(name) && !inDropDown.includes(name),
  ),
};

/** Renders the screen that lists all pages. Each row links to the page text and to the kinds that the page shows. */
export function Component() {
  const { language, offered } = useStaff();
  const text = contentAdminText[language];
  const id = useId();
  const { pages, own, counts } = useLoaderData<Loaded>();
  const [search, setSearch] = useSearchParams();
  const isUnfinished = (page: StaffPageText) =>
    isUnwritten(page) ||
    otherLanguages.some((each) => offered.includes(each) && statesOf(page)[each] !== "done");
  const isOwnUnfinished = (page: StaffOwnPage) =>
    otherLanguages.some((each) => offered.includes(each) && statesOf(page)[each] !== "done");
  const unfinished = [...pages.filter(isUnfinished), ...own.filter(isOwnUnfinished)];
  const chosen = search.get("show") ?? "";
  const all = [...pages, ...own];
  const shown: readonly object[] = chosen === "unfinished" ? unfinished : all;
  const add = (
    <NewLink to={`${staffAddresses.ownPages}/${newResource}`}>{ownPageScreensText[language].add}</NewLink>
  );
  return (
    <ListScreen title={adminText[language].screens.content} action={add} kind="ownPage">
      <ChoiceBar
        label={text.show.label}
        choices={[
          { value: "", label: text.show.all, count: all.length },
          { value: "unfinished", label: text.show.unfinished, count: unfinished.length },
        ]}
        chosen={chosen}
        onChoose={(show) => setSearch(show ? { show } : {}, { replace: true })}
      />
      {shown.length === 0 && <p>{text.finished}</p>}
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
        const fixed = groups[group].flatMap((name) => pages.find(({ page }) => page === name) ?? []);
        // The home page is always first.
        const first = group === "menu" ? fixed.splice(0, 1) : [];
        const inGroup = own.filter((each) => groupOf(each) === group);
        const rows = [...first, ...withOwnPages(fixed, inGroup)].filter((each) => shown.includes(each));
        if (rows.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`${id}-${group}`} className="page-group">
            <h2 id={`${id}-${group}`}>{text.groups[group]}</h2>
            <ul className="resource-rows page-rows">
              {rows.map((page) =>
                "page" in page ? (
                  <PageRow key={page.page} page={page} counts={counts} isUnfinished={isUnfinished(page)} />
                ) : (
                  <OwnPageRow key={page.id} page={page} isUnfinished={isOwnUnfinished(page)} />
                ),
              )}
            </ul>
          </section>
        );
      })}
    </ListScreen>
  );
}

/** Returns the group of an own page. */
const groupOf = ({ inMenu: isShown, group }: StaffOwnPage): keyof typeof groups =>
  isShown ? (group === "main" ? "menu" : group) : "outside";

/** Renders the row of an own page. */
function OwnPageRow({ page, isUnfinished }: { page: StaffOwnPage; isUnfinished: boolean }) {
  const { language } = useStaff();
  const text = contentAdminText[language];
  return (
    <ResourceRow
      to={`${staffAddresses.ownPages}/${page.id}`}
      from={useComingFrom()}
      title={page.title}
      own="title"
      line={page.path}
      languages={
        isUnfinished ? (
          <LanguageChips states={statesOf(page)} />
        ) : (
          <span className="quiet">{text.allLanguages}</span>
        )
      }
      changed={shortMoment(page.updatedAt, language)}
      action={<SeePage href={page.path} name={useFilled(page.title)} />}
    />
  );
}

function SeePage({ href, name }: { href: string; name: string }) {
  const text = contentAdminText[useStaff().language];
  return (
    <a className="see-page target strong bare-link" href={href} target="_blank" rel="noopener">
      {text.seePage}
      <span className="visually-hidden">{text.ofPage({ name })}</span>
    </a>
  );
}

/** Returns the kinds that a page shows besides its page text. Kinds about today or the whole site are left out. */
const partsOf = (name: TextPageName) =>
  (Object.keys(kinds) as KindName[]).flatMap((kind) => {
    const { page, words, content, ...screens }: Kind = kinds[kind];
    const stands = content
      ? !["today", "website"].includes(content.group)
      : name !== "home" && "list" in screens;
    if (page !== name || !stands) return [];
    return { kind, words, to: "list" in screens ? screens.list : screens.screen };
  });

interface RowProps {
  page: StaffPageText;
  counts: ResourceCounts;
  isUnfinished: boolean;
}

/** Renders a page's row. The row links to the page text, the kinds and the page, and shows unfinished languages. */
function PageRow({ page, counts, isUnfinished }: RowProps) {
  const { language } = useStaff();
  const text = contentAdminText[language];
  const name = page.page;
  const called = pageNamesText[language][name];
  const title = adminText[language].screens.content;
  const parts = partsOf(name);
  const from = useComingFrom();
  return (
    <ResourceRow
      to={`${staffAddresses.contentPages}/${page.id}`}
      from={from}
      title={called}
      own="none"
      line={
        parts.length > 0 && (
          <span className="page-parts">
            {parts.map(({ kind, words, to }) => (
              <Link key={kind} to={to} state={{ back: { name: title, to: staffAddresses.content } }}>
                {[words[language].name ?? words[language].label, counts[kind]].join(" ")}
              </Link>
            ))}
          </span>
        )
      }
      languages={
        isUnfinished ? (
          <LanguageChips states={isUnwritten(page) ? inEveryLanguage(() => "missing") : statesOf(page)} />
        ) : (
          <span className="quiet">{text.allLanguages}</span>
        )
      }
      changed={shortMoment(page.updatedAt, language)}
      action={<SeePage href={address(name, "nb")} name={called} />}
    />
  );
}

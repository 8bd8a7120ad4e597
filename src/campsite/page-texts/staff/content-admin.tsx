import { useId } from "react";
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { arrangeMenu, isGroup, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";
import type { StaffMenu } from "#src/campsite/menu/menu.ts";
import type { StaffOwnPage } from "#src/campsite/own-pages/own-page.ts";
import { isUnwritten, type StaffPageText } from "#src/campsite/page-texts/page-text.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import type { Kind } from "#src/cms/feature.ts";
import { loadCounts, type ResourceCounts } from "#src/cms/staff/places/count-state.ts";
import { statesOf } from "#src/cms/staff/fields/language-states.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { LanguageChips } from "#src/cms/staff/fields/language-signs.tsx";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { ListScreen, NewLink } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { useFill, useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
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
  menu: readonly MenuEntry[];
  counts: ResourceCounts;
}

/** Loads all page texts. The site has fewer than 100 page texts. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const [{ items }, own, menu, counts] = await Promise.all([
    api.list<StaffPageText>("/pagetexts?limit=100"),
    listAll<StaffOwnPage>(api, kinds.ownPage.path),
    api.get<StaffMenu>(`${kinds.menu.path}/1`),
    loadCounts(api),
  ]);
  const pages = items.filter(({ page }) => page in pageNamesText.nb);
  return { pages, own, menu: arrangeMenu(menu.entries, own), counts };
}

/** Returns the pages in parts: the first level of the menu, each group of the menu, and the pages outside the menu. */
function pagesInParts({ pages, own, menu }: Loaded) {
  const byKey = new Map<string, StaffPageText | StaffOwnPage>([
    ...pages.map((each) => [each.page, each] as const),
    ...own.map((each) => [`page:${each.id}`, each] as const),
  ]);
  const keysIn = (group: string) =>
    menu.filter((each) => each.group === group && each.state === "shown").map(({ key }) => key);
  const parts = [
    { key: "menu", heading: undefined, keys: ["home", ...keysIn("")] },
    ...menu.filter(isGroup).map(({ key, name }) => ({ key, heading: name, keys: keysIn(key) })),
  ];
  const shown = new Set(parts.flatMap(({ keys }) => keys));
  const outside = [...byKey.keys()].filter((key) => !shown.has(key));
  return [...parts, { key: "outside", heading: undefined, keys: outside }].map(({ keys, ...part }) => ({
    ...part,
    pages: keys.flatMap((key) => byKey.get(key) ?? []),
  }));
}

/** Renders the screen that lists all pages. Each row links to the page text and to the kinds that the page shows. */
export function Component() {
  const { language, offered } = useStaff();
  const text = contentAdminText[language];
  const fill = useFill();
  const id = useId();
  const loaded = useLoaderData<Loaded>();
  const { pages, own, counts } = loaded;
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
      {pagesInParts(loaded).map((part) => {
        const rows = part.pages.filter((each) => shown.includes(each));
        if (rows.length === 0) return null;
        const heading =
          part.heading === undefined
            ? text.groups[part.key === "menu" ? "menu" : "outside"]
            : fill(part.heading);
        return (
          <section key={part.key} aria-labelledby={`${id}-${part.key}`} className="gap-above-24">
            <h2 id={`${id}-${part.key}`}>{heading}</h2>
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
    <a className="target strong plain" href={href} target="_blank" rel="noopener">
      {text.seePage}
      <span className="visually-hidden">{text.ofPage({ name })}</span>
    </a>
  );
}

/** Returns the kinds that a page shows besides its page text. Kinds about today or the whole site are left out. */
const partsOf = (name: TextPageName) =>
  (Object.keys(kinds) as KindName[]).flatMap((kind) => {
    const { page, words, content, ...screens }: Kind = kinds[kind];
    const isListed = content
      ? !["today", "website"].includes(content.group)
      : name !== "home" && "list" in screens;
    if (page !== name || !isListed) return [];
    return { kind, words, to: "list" in screens ? screens.list : screens.screen };
  });

interface RowProps {
  page: StaffPageText;
  counts: ResourceCounts;
  isUnfinished: boolean;
}

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
          <span className="page-parts cluster flat">
            {parts.map(({ kind, words, to }) => (
              <Link
                key={kind}
                className="above target"
                to={to}
                state={{ back: { name: title, to: staffAddresses.content } }}
              >
                {words[language].name ?? words[language].label}
                {counts[kind] !== undefined && ` (${counts[kind]})`}
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

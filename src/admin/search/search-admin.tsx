import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { fieldName } from "#src/cms/history/field-names.ts";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import { Hits } from "#src/cms/staff/lists/hits.tsx";
import { kindLabel, kindsWithHistory, type KindWithHistory } from "#src/cms/kinds.ts";
import { fieldScreen, resourceScreen } from "#src/cms/resource-addresses.ts";
import type { Found, FoundEverywhere } from "#src/cms/search/search-results.ts";
import { languages, type Translated } from "#src/i18n/language.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { fieldAddress } from "#src/cms/staff/fields/field-address.ts";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { TypedSearch } from "#src/cms/staff/lists/typed-search.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { findScreens } from "./found-screens.ts";
import type { NamedScreen } from "./screen-names.ts";
import { copies } from "./screen-names.ts?by-language";
import { searchAddress } from "./search-address.ts";
import { searchAdminText, searchFillersText } from "#messages/search";

const maxCharacters = 100;

const searchIn = (url: string) =>
  (new URL(url).searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, maxCharacters);

export const listOf = ({ href }: URL): string => searchIn(href);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = searchIn(request.url);
  const query = new URLSearchParams({ search }).toString();
  const found = await context.get(apiContext).get<FoundEverywhere>(`/search?${query}`, request.signal);
  return { search, groups: found.groups, screens: await screensInEveryLanguage() };
}

async function screensInEveryLanguage(): Promise<Translated<NamedScreen[]>> {
  const loaded = languages.map(async (each) => [each, (await copies[each]()).screensIn(each)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Translated<NamedScreen[]>;
}

export function Component() {
  const { language } = useStaff();
  const text = searchAdminText[language];
  const { search, groups, screens } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const words = foldedWords(search);
  const outcome = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (search === "") document.querySelector<HTMLElement>(".search-form input")?.focus();
  });
  // Screen readers announce changes in a live region, but not its first content.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    begin();
    const timer = setTimeout(() => setOpen(true));
    return () => clearTimeout(timer);
  }, []);
  const foundScreens = findScreens(search, screens, language, searchFillersText[language].words);
  const count = groups.reduce((sum, { items }) => sum + items.length, foundScreens.length);
  const countText = groups.some(({ isMore }) => isMore) ? text.atLeast({ count }) : text.found({ count });
  return (
    <ListScreen title={text.title}>
      <search>
        {/* Typing starts a search. The button moves the focus out of the field, so that a phone closes its keyboard. */}
        <form
          className="search-form row"
          onSubmit={(event) => {
            event.preventDefault();
            outcome.current!.focus();
          }}
        >
          <TypedSearch
            label={text.label}
            value={search}
            onSearch={(typed) => void navigate(searchAddress(typed), { replace: true })}
          />
          <button className="button plain">{text.search}</button>
        </form>
      </search>
      <div className="gap-above-12 gap-below-12" aria-live="polite" tabIndex={-1} ref={outcome}>
        {!isOpen ? null : search !== "" && count === 0 ? (
          <Empty icon="search" heading={text.none({ search })}>
            {text.tryOther}
          </Empty>
        ) : (
          <p className="quiet">{search === "" ? text.what : countText}</p>
        )}
      </div>
      {foundScreens.length > 0 && (
        <section className="found-group narrow gap-above-24">
          <h2>{text.screens}</h2>
          <ul>
            {foundScreens.map(({ name, what, to }) => (
              <li key={name} className="found-row pad-12 line-below link-row">
                <Link className="row-link row-title size-16" to={to}>
                  <Hits text={name} words={words} />
                </Link>
                {what && (
                  <p className="quiet two-lines">
                    <Hits text={what} words={words} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map(({ kind, items, isMore }) => (
        <section key={kind} className="found-group narrow gap-above-24">
          <h2>{kindLabel(kind, language)}</h2>
          <ul>
            {items.map((item) => (
              <FoundRow key={`${item.id} ${item.path}`} kind={kind} item={item} words={words} />
            ))}
          </ul>
          {isMore && <Link to={listAddress(kind, search)}>{text.all}</Link>}
        </section>
      ))}
    </ListScreen>
  );
}

function listAddress(kind: KindWithHistory, search: string): string {
  const known = kindsWithHistory[kind];
  const query = new URLSearchParams({ ...(kind === "feedback" && { box: "all" }), q: search });
  return `${"list" in known ? known.list : known.screen}?${query.toString()}`;
}

interface RowProps {
  kind: KindWithHistory;
  item: Found;
  words: readonly string[];
}

/** Renders a search result with highlighted matches and a link to the resource's form, or to the matching field. */
function FoundRow({ kind, item: { id, name, text, path }, words }: RowProps) {
  const { language } = useStaff();
  const fill = useFill();
  const title = resourceName({ kind, name }, language, fill);
  const field = path === undefined ? undefined : fieldName(kind, path, language);
  // The only resource of a kind has the same name as the heading of the group, so the row shows the field's name.
  const isOnly = field !== undefined && title === kindLabel(kind, language);
  return (
    <li className="found-row pad-12 line-below link-row">
      <Link
        className="row-link row-title size-16"
        to={path === undefined ? resourceScreen(kind, id) : fieldAddress(fieldScreen(kind, id, path), path)}
        lang={isOnly ? undefined : resourceNameLang({ kind, name }, language)}
      >
        <Hits text={isOnly ? field : title} words={words} />
      </Link>
      <p className="quiet two-lines">
        {field !== undefined && !isOnly && (
          <>
            <Hits text={field} words={words} />
            {text && ": "}
          </>
        )}
        <Hits text={text} words={words} />
      </p>
    </li>
  );
}

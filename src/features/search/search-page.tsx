import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { FindableGroup } from "#src/campsite/findable.server.ts";
import { guestSearchText } from "#messages/guest-search";
import { siteText } from "#messages/site";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { searchQuery, searchAddress } from "#src/campsite/search-query.ts";
import { searchForGuests, type Found, type FoundInGroup } from "./guest-search.server.ts";
import { countMissedWords } from "./missed-words.server.ts";
import { BestAnswer, ResultGroup, groupId } from "./search-results.tsx";

interface Data {
  /** The words of the search, or "" without a search. */
  typed: string;
  found: Found | undefined;
  identity: Pick<Identity, "phone">;
}

const crumbs = (language: Language) => trail(language, { label: guestSearchText[language].title });

/** The groups in the second column on a wide screen. */
const side: ReadonlySet<FindableGroup> = new Set<FindableGroup>(["prices", "places", "documents"]);

/** The page /sok. With `?q=`, the page has results and isn't cached. */
export const searchPage = definePage<Data>({
  style: "src/features/search/search-page.css",
  async load(context) {
    const typed = context.parts[searchQuery.field] ?? "";
    const [identity, found] = await Promise.all([
      getIdentity(context),
      typed ? searchForGuests(context, typed) : undefined,
    ]);
    if (found?.count === 0 && context.asker)
      await countMissedWords(context, typed, context.asker).catch((error: unknown) =>
        context.log.warn({ err: error }, "a search without a result could not be counted"),
      );
    return { typed, found, identity };
  },
  head({ typed }, { language, config }) {
    const { title, description } = guestSearchText[language];
    return {
      title: typed ? `${typed} – ${title}` : title,
      description,
      isUnlisted: true,
      structuredData: [breadcrumbList(crumbs(language), config.siteOrigin)],
    };
  },
  View({ data: { typed, found, identity }, language, assetUrl, returned }) {
    const text = guestSearchText[language];
    const fault = returned?.faults[searchQuery.field];
    return (
      <>
        <PageHead
          crumbs={crumbs(language)}
          language={language}
          assetUrl={assetUrl}
          title={text.title}
          isCompact
        >
          <SearchField
            id="q"
            label={text.label}
            button={text.search}
            action={address("search", language)}
            name={searchQuery.field}
            maxLength={searchQuery.maxLength}
            value={returned?.values[searchQuery.field] ?? typed}
            {...(fault && { fault: "search-fault" })}
          />
        </PageHead>
        {fault && (
          <div className="wrap page-start search-none">
            <div className="notice alert" id="search-fault">
              <Icon name="alert" />
              <p>{text.faults[fault === "tooLong" ? "tooLong" : "tooOften"]}</p>
            </div>
          </div>
        )}
        {!fault && !found && (
          <div className="wrap page-start search-none">
            <p className="lead gap-above-12">{text.hint}</p>
          </div>
        )}
        {found && found.count === 0 && (
          <Nothing typed={typed} near={found.near} identity={identity} language={language} />
        )}
        {found && found.count > 0 && <Results found={found} language={language} assetUrl={assetUrl} />}
      </>
    );
  },
});

interface ResultProps {
  language: Language;
  assetUrl: AssetUrl;
}

function Results({ found: { count, groups }, ...props }: ResultProps & { found: Found }) {
  const text = guestSearchText[props.language];
  const [answers] = groups.filter(({ group }) => group === "answers");
  const [best, ...others] = answers?.items ?? [];
  const rest: FoundInGroup[] = groups.flatMap((each) => {
    if (each !== answers) return [each];
    return others.length > 0 ? [{ ...each, count: each.count - 1, items: others }] : [];
  });
  const main = rest.filter(({ group }) => !side.has(group));
  const beside = rest.filter(({ group }) => side.has(group));
  const hasMain = best !== undefined || main.length > 0;
  const list = (shown: FoundInGroup[]) =>
    shown.map((each) => <ResultGroup key={each.group} found={each} {...props} />);
  return (
    <>
      <nav className="search-groups line-below" aria-label={text.groupsLabel}>
        <div className="wrap row touch small one-line">
          <strong>{text.found({ count })}</strong>
          {groups.map((each) => (
            <a key={each.group} className="target plain strong" href={`#${groupId(each.group)}`}>
              {text.groups[each.group]} <span className="quiet figures">{each.count}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className="wrap columns search-results">
        <div className={beside.length > 0 && hasMain ? "main-column" : "search-alone across"}>
          {best && <BestAnswer item={best} language={props.language} />}
          {list(hasMain ? main : beside)}
        </div>
        {hasMain && beside.length > 0 && <div className="side-column">{list(beside)}</div>}
      </div>
    </>
  );
}

function Nothing({
  typed,
  near,
  identity: { phone },
  language,
}: Pick<Data, "typed" | "identity"> & { near: string[]; language: Language }) {
  const text = guestSearchText[language];
  return (
    <div className="wrap page-start search-none">
      <h2 className="breaks">{text.none({ typed })}</h2>
      <p className="lead gap-above-12">{text.noneNote}</p>
      {near.length > 0 && (
        <section className="search-group gap-above-48 h2-26">
          <h2 className="headline">{text.near}</h2>
          <ul>
            {near.map((word) => (
              <li key={word} className="ends heavy positioned touch pad-16 line-below">
                <a className="row-link" href={searchAddress(word, language)}>
                  {word}
                </a>
                <Icon name="right" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="search-group gap-above-48 h2-26">
        <h2 className="headline">{text.ask}</h2>
        <p className="cluster gap-above-16">
          {phone && (
            <a className="button" href={`tel:${phone}`}>
              <Icon name="phone" />
              {formatPhone(phone, language)}
            </a>
          )}
          <a className="button" href={partAddress("contactUs", "form", language)}>
            <Icon name="mail" />
            {siteText[language].write}
          </a>
        </p>
      </section>
    </div>
  );
}

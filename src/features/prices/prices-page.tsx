import { inLight } from "#src/campsite/view/light.server.ts";
import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { loadFree } from "#src/features/prices/free-pitches/free-pitches.server.ts";
import { FullSign } from "#src/features/prices/free-pitches/full-sign.tsx";
import type { FreeToday } from "#src/campsite/now/pitch.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import { address, pageParts, type PageName } from "#src/i18n/addresses.ts";
import { formatDate, formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { LitPicture, type LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { loadShownPriceList } from "./price-lists.server.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import { offerCatalog } from "./offers.ts";
import type { PriceGroup, ShownPriceList } from "./shown-price-list.ts";
import { RateTable } from "./rate-table.tsx";
import { pricesText } from "#messages/prices";
import { siteText } from "#messages/site";

interface Data {
  list: ShownPriceList | undefined;
  page: LocalizedPageText;
  identity: Pick<Identity, "name" | "address" | "phone" | "email" | "isVatRegistered">;
  scenery: Scenery;
  free: FreeToday;
  emptyPages: ReadonlySet<PageName>;
}

const crumbs = (language: Language) => trail(language, { label: pricesText[language].prices });

/** The page /info/prices, for screen and print. */
export const pricesPage = definePage<Data>({
  async load(context) {
    const [list, page, identity, scenery, free, empty] = await Promise.all([
      loadShownPriceList(context),
      getPageText(context, "prices", context.language),
      getIdentity(context),
      loadScenery(context),
      loadFree(context),
      findEmptyPages(context),
    ]);
    context.changesAt(empty.changesAt);
    return { list, page, identity, scenery, free, emptyPages: empty.value };
  },
  head({ list, page, identity }, { language, config }) {
    const url = new URL(address("prices", language), config.siteOrigin).href;
    const text = pricesText[language];
    const title = list ? text.heading({ year: list.year }) : text.prices;
    return {
      title,
      description:
        page.language === language
          ? page.description
          : `${title}. ${text.allIn({ isWithVat: identity.isVatRegistered })}`,
      languages: page.languages,
      editScreen: page.editScreen,
      structuredData: [
        breadcrumbList(crumbs(language), config.siteOrigin),
        ...(list ? [offerCatalog(list, title, { siteOrigin: config.siteOrigin, url, language })] : []),
      ],
    };
  },
  View({ data: { list, page, identity, scenery, free, emptyPages }, language, assetUrl }) {
    const text = pricesText[language];
    const more = page.body && (
      <div
        className="prose prices-more section"
        lang={langAttribute(page.language, language)}
        dangerouslySetInnerHTML={{ __html: withCancelling(page.body) }}
      />
    );
    const head = {
      crumbs: crumbs(language),
      language,
      assetUrl,
      // The page has a picture only if staff have chosen a picture. Otherwise the prices come first.
      ...((page.photo ?? page.landscape) && {
        strip: inScenery("strip", sceneryAt(scenery, page)),
        photo: page.photo,
      }),
      isCompact: true,
    };
    if (!list) {
      return (
        <>
          <PageHead {...head} title={text.prices} lead={text.none} />
          <TextColumns contact={identity} language={language}>
            {more}
          </TextColumns>
        </>
      );
    }
    return (
      <>
        {identity.phone && (
          <address className="prices-sender printed">
            <strong>{identity.name}</strong>
            {`, ${identity.address.street}, ${identity.address.postalCode} ${identity.address.city} · ${formatPhone(identity.phone, language)} · ${identity.email}`}
          </address>
        )}
        <PageHead
          {...head}
          title={text.heading({ year: list.year })}
          lead={list.words.description}
          wordsIn={list.language}
        />
        <div className="prices-bar unprinted">
          <div className="wrap ends">
            <Jumps list={list} hasTerms={Boolean(page.body)} language={language} />
            <DateAndPrint className="in-two-columns" list={list} language={language} />
          </div>
        </div>
        <div className="wrap prices">
          {list.groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              free={free}
              emptyPages={emptyPages}
              scenery={scenery}
              language={language}
              assetUrl={assetUrl}
            />
          ))}
          <DateAndPrint className="prices-date in-one-column" list={list} language={language} />
          <div className="prices-end">
            <p className="quiet small gap-below-16">{text.allIn({ isWithVat: identity.isVatRegistered })}</p>
            {list.words.note && (
              <div className="notice" lang={langAttribute(list.language, language)}>
                <Icon name="info" />
                <p>{list.words.note}</p>
              </div>
            )}
            {more}
          </div>
        </div>
      </>
    );
  },
});

interface ListProps {
  list: ShownPriceList;
  language: Language;
}

function Jumps({ list: { groups }, hasTerms, language }: ListProps & { hasTerms: boolean }) {
  const text = pricesText[language];
  const short: Partial<Record<Purpose, string>> = text.jumps;
  const isAlone = (purpose: Purpose) => groups.filter((each) => each.purpose === purpose).length === 1;
  return (
    <nav aria-label={text.jumpTo}>
      <ul>
        {groups.map(({ id, purpose, words, language: actual }) => {
          const name = isAlone(purpose) ? short[purpose] : undefined;
          return (
            <li key={id} lang={name ? undefined : langAttribute(actual, language)}>
              <a className="target" href={`#${id}`}>
                {name ?? words.name}
              </a>
            </li>
          );
        })}
        {hasTerms && (
          <li>
            <a className="target" href={`#${pageParts.prices.cancelling}`}>
              {text.cancelling}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function DateAndPrint({ className, list, language }: ListProps & { className: string }) {
  const text = pricesText[language];
  return (
    <div className={`${className} spread loose`}>
      <p className="quiet small">
        {text.validFrom} <strong className="figures as-ink">{formatDate(list.fromDate)}</strong>
      </p>
      <button className="button low scripted" type="button" data-print="">
        <Icon name="print" />
        {text.print}
      </button>
    </div>
  );
}

/** TABLE  the drawing beside a group, by its purpose. */
const drawings: Partial<Record<Purpose, (scenery: Scenery) => LitDrawing>> = {
  day: (scenery) => inScenery("group-day", scenery),
  seasonal: (scenery) => inScenery("group-season", scenery),
  cabin: (scenery) => inScenery("group-cabin", scenery),
  sanitary: ({ hour }) => inLight("group-sanitary", hour),
};

/** TABLE  for each purpose, the related pages that a guest may look for beside the prices. */
const related: Partial<Record<Purpose, readonly (keyof typeof siteText.nb.pages)[]>> = {
  day: ["tonight", "fit"],
  seasonal: ["fit"],
  cabin: ["tonight"],
};

interface GroupProps {
  group: PriceGroup;
  free: FreeToday;
  emptyPages: ReadonlySet<PageName>;
  scenery: Scenery;
  language: Language;
  assetUrl: AssetUrl;
}

function Group({ group, free, emptyPages, scenery, language, assetUrl }: GroupProps) {
  const { id, purpose, words } = group;
  const drawing = drawings[purpose]?.(scenery);
  const links = (related[purpose] ?? []).filter((name) => !emptyPages.has(name));
  return (
    <section className="price-group" aria-labelledby={id}>
      <div className="price-group-head" lang={langAttribute(group.language, language)}>
        <h2 id={id}>{words.name}</h2>
        {words.subTitle && <p>{words.subTitle}</p>}
        <FullSign free={free} purpose={purpose} language={language} />
        {drawing && <LitPicture of={drawing} width={360} height={180} loading="lazy" assetUrl={assetUrl} />}
      </div>
      <div>
        <RateTable rates={group.rates} labelledBy={id} language={language} />
        {links.length > 0 && (
          <p className="cluster unprinted">
            {links.map((name) => (
              <a key={name} className="target" href={address(name, language)}>
                {siteText[language].pages[name]}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * Adds the id of the section about cancelling to the first heading about cancelling. Without such a heading, an empty
 * element before the text has the id.
 * @param html sanitized HTML, whose headings have no attributes
 */
function withCancelling(html: string): string {
  const id = `id="${pageParts.prices.cancelling}"`;
  const heading = /<(h[2-4])>(?=[^<]*(?:avbestill|angrerett|cancel|withdraw|storn|widerruf))/i;
  return heading.test(html) ? html.replace(heading, `<$1 ${id}>`) : `<div ${id}></div>${html}`;
}

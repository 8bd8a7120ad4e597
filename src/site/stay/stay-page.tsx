import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { loadFree } from "#src/features/prices/free-pitches/free-pitches.server.ts";
import { FullSign } from "#src/features/prices/free-pitches/full-sign.tsx";
import type { FreeToday } from "#src/features/prices/free-pitches/pitch.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { groupFor, isLowestPrice, leadingRate } from "#src/features/prices/price-list.ts";
import {
  toShownPriceList,
  type PriceGroup,
  type ShownPriceList,
} from "#src/features/prices/shown-price-list.ts";
import { RateTable } from "#src/features/prices/rate-table.tsx";
import { pricesText } from "#messages/prices";
import { stayText } from "#messages/site";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/contact-prompt.tsx";
import { Facts } from "#src/ui/facts/facts.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { StayBoard } from "./stay-board.tsx";
import { stays, stayStructuredData, type StayName } from "./stay.ts";

interface Data {
  page: LocalizedPageText;
  list: ShownPriceList | undefined;
  group: PriceGroup | undefined;
  shell: Shell;
  scenery: Scenery;
  free: FreeToday;
}

/** The page of a place to stay: pictures, price, booking and the text by staff. */
export const stayPage = (name: StayName) =>
  definePage<Data>({
    async load(context) {
      const [page, rates, shell, scenery, free] = await Promise.all([
        getPageText(context, name, context.language),
        findActivePriceList(context),
        loadShell(context),
        loadScenery(context),
        loadFree(context),
      ]);
      const list = rates && toShownPriceList(rates, context.language);
      const group = groupFor(list?.groups ?? [], stays[name].purpose);
      // The price list already has the price, and the fact could differ from it.
      const facts = group ? page.facts.filter(({ icon }) => icon !== "price") : page.facts;
      return { page: { ...page, facts }, list, group, shell, scenery, free };
    },
    head({ page, list, group }, context) {
      const { config, language } = context;
      const { siteOrigin } = config;
      const head = headOfText(page, context);
      const url = new URL(address(name, language), siteOrigin).href;
      const described = { url, name: page.title, description: page.description, siteOrigin, language };
      const offered = stayStructuredData(stays[name], described, list, group);
      return { ...head, structuredData: [...head.structuredData, ...offered] };
    },
    View({ data: { page, list, group, shell, scenery, free }, language, assetUrl }) {
      const lang = langAttribute(page.language, language);
      // Without content the place may not exist, so there is no booking button.
      const isEmpty = shell.emptyPages.has(name);
      const rate = leadingRate(group);
      return (
        <>
          <PageTextHead page={page} language={language} assetUrl={assetUrl} />
          <div className={isEmpty ? "wrap text-page stay empty" : "wrap text-page stay"}>
            <PlacePicture
              className="stay-picture"
              photo={page.photo}
              drawing={inScenery(`stay-${name}`, sceneryAt(scenery, page))}
              width={600}
              height={300}
              sizes="(width >= 64rem) 49rem, 100vw"
              isFirst
              fetchPriority="high"
              assetUrl={assetUrl}
            />
            {!isEmpty && (
              <StayBoard
                name={name}
                rate={rate}
                isFrom={rate !== undefined && isLowestPrice(rate, group!)}
                shell={shell}
                language={language}
              >
                <FullSign free={free} purpose={stays[name].purpose} language={language} />
              </StayBoard>
            )}
            <Facts
              facts={page.facts.map(({ icon, words: { words, language: actual } }) => ({
                icon,
                ...words,
                lang: langAttribute(actual, language),
              }))}
            />
            {list && group && (
              <section className="price-group" aria-labelledby="prices">
                <div className="price-group-head">
                  <h2 id="prices">{pricesText[language].heading({ year: list.year })}</h2>
                  {group.words.subTitle && (
                    <p lang={langAttribute(group.language, language)}>{group.words.subTitle}</p>
                  )}
                  <p>
                    <a href={address("prices", language)}>{stayText[language].wholeList}</a>
                  </p>
                </div>
                <RateTable rates={group.rates} labelledBy="prices" language={language} />
              </section>
            )}
            <div className="text-page-main">
              {isEmpty ? (
                <UnwrittenNote language={language} />
              ) : (
                <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: page.body }} />
              )}
            </div>
            <aside className="text-page-aside">
              <AskUs
                {...shell.identity}
                language={language}
                hours={shell.reception.now && `${shell.reception.now}.`}
              />
            </aside>
          </div>
        </>
      );
    },
  });

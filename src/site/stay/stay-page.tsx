import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import type { StaySection } from "#src/campsite/stay-section.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/contact-prompt.tsx";
import { Facts } from "#src/ui/facts/facts.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { StayBoard } from "./stay-board.tsx";
import { placeReference, stays, stayStructuredData, type StayName } from "./stay.ts";

interface Data {
  page: LocalizedPageText;
  sections: LoadedSection<StaySection>[];
  shell: Shell;
  scenery: Scenery;
}

export function stayPage(name: StayName) {
  const { purpose } = stays[name];
  return definePage<Data>({
    async load(context) {
      const [page, sections, shell, scenery] = await Promise.all([
        getPageText(context, name, context.language),
        loadSections(context, (feature) => feature.stays),
        loadShell(context),
        loadScenery(context),
      ]);
      const replaced = sections.map((section) => section.replacedFact?.(section.data, purpose));
      const facts = page.facts.filter(({ icon }) => !replaced.includes(icon));
      return { page: { ...page, facts }, sections, shell, scenery };
    },
    head({ page, sections }, context) {
      const { config, language } = context;
      const { siteOrigin } = config;
      const head = headOfText(page, context);
      const url = new URL(address(name, language), siteOrigin).href;
      const described = { url, name: page.title, description: page.description, siteOrigin };
      const where = { siteOrigin, url, place: placeReference(url) };
      const offered = sections.flatMap(
        ({ data, structuredData }) => structuredData?.({ data, purpose, language }, where) ?? [],
      );
      return {
        ...head,
        structuredData: [...head.structuredData, stayStructuredData(stays[name], described), ...offered],
      };
    },
    View({ data: { page, sections, shell, scenery }, language, assetUrl }) {
      const lang = langAttribute(page.language, language);
      // An empty page may be about something that the campsite doesn't have, so it has no booking button.
      const isEmpty = shell.emptyPages.has(name);
      return (
        <>
          <PageTextHead page={page} language={language} assetUrl={assetUrl} />
          <div className={isEmpty ? "wrap columns text-page stay empty" : "wrap columns text-page stay"}>
            <PlacePicture
              className="stay-picture fill unprinted"
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
              <StayBoard name={name} shell={shell} language={language}>
                {sections.map(({ Board, place, data }) => (
                  <Board key={place} data={data} purpose={purpose} language={language} />
                ))}
              </StayBoard>
            )}
            <Facts
              facts={page.facts.map(({ icon, words: { words, language: actual } }) => ({
                icon,
                ...words,
                lang: langAttribute(actual, language),
              }))}
            />
            {sections.map(
              ({ Body, place, data }) =>
                Body && <Body key={place} data={data} purpose={purpose} language={language} />,
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
}

import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import type { StaySection } from "#src/campsite/stay-section.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/contact-prompt.tsx";
import { Facts } from "#src/ui/facts/facts.tsx";
import { PlacePicture } from "#src/ui/picture/place-picture.tsx";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { placeReference, stays, stayStructuredData, type StayName } from "./stay.ts";
import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { siteText, stayText } from "#messages/site";

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
          <div className={`wrap columns page-start text-page stay ${isEmpty ? "empty" : ""}`}>
            <PlacePicture
              className="stay-picture board fill block unprinted"
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
            <div className="main-column">
              {isEmpty ? (
                <UnwrittenNote language={language} />
              ) : (
                <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: page.body }} />
              )}
            </div>
            <aside className="text-page-aside side-column stack packed size-16 h2-21">
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

interface Props {
  name: StayName;
  shell: Pick<Shell, "settings" | "emptyPages">;
  language: Language;
  children: ReactNode;
}

function StayBoard({ name, shell: { settings, emptyPages }, language, children }: Props) {
  const related = stays[name].related.filter((page) => !emptyPages.has(page));
  return (
    <div className="stay-board board column inset unprinted">
      {children}
      <Call name={name} settings={settings} language={language} />
      {related.length > 0 && (
        <nav className="rule-above" aria-labelledby="stay-related">
          <h2 id="stay-related" className="visually-hidden">
            {stayText[language].readAlso}
          </h2>
          <ul className="between">
            {related.map((page) => (
              <li key={page}>
                <a className="ends way-in plain pad-8 lines-12" href={address(page, language)}>
                  {siteText[language].pages[page]}
                  <Icon name="right" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Renders the button to online booking. Seasonal pitches, and sites without booking, link to the contact form. */
function Call({ name, settings, language }: Pick<Props, "name" | "language"> & Pick<Shell, "settings">) {
  const text = stayText[language];
  if (name === "seasonal" || !settings.enableOnlineBooking) {
    return (
      <a className="button action full" href={partAddress("contactUs", "form", language)}>
        {name === "seasonal" && settings.enableWaitingList ? text.waitingList : text.ask}
      </a>
    );
  }
  return (
    <div>
      <a className="button action full" href={address("booking", language)} target="_blank" rel="noopener">
        {name === "day" ? text.bookDay : text.bookCabin}
        <Icon name="external" />
        <span className="visually-hidden">({siteText[language].opensNewTab})</span>
      </a>
      {/* Guests must read this text before they go to the booking portal (angrerettloven § 8 and § 22 m). */}
      <p className="quiet small gap-above-12 lines-14">
        {text.withdrawal} <a href={partAddress("prices", "cancelling", language)}>{text.cancelling}</a>
      </p>
    </div>
  );
}

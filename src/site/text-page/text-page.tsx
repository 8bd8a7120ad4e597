import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import type { ReactNode } from "react";
import { Prose } from "#src/ui/prose.tsx";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { findOwnPage, type LocalizedOwnPage } from "#src/campsite/own-pages/own-pages.server.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { ExtraSources } from "#src/platform/http/headers.ts";
import { definePage, type PageContext, type ViewProps } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/contact-prompt.tsx";
import type { Crumb } from "#src/ui/breadcrumbs.tsx";
import { Facts, type FactItem } from "#src/ui/facts/facts.tsx";
import { phoneLink } from "#src/ui/facts/phone-link.ts";
import { Icon } from "#src/ui/icon.tsx";
import { loadAttached, type AttachedSection } from "#src/campsite/attached-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import type { TextSection } from "#src/campsite/text-section.ts";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { siteText, textPageText } from "#messages/site";
import { slugify } from "#src/i18n/slug.ts";

/** The text of a page with a fixed address, or an own page. */
type ShownText = (LocalizedPageText & { paths?: undefined; attached?: undefined }) | LocalizedOwnPage;

interface Data {
  page: ShownText;
  html: string;
  headings: Heading[];
  shell: Shell;
  sections: LoadedSection<TextSection>[];
  attached: (AttachedSection & { data: any })[];
  scenery: Scenery | undefined;
}

export interface Extra {
  First?(props: ViewProps<{ shell: Shell }>): ReactNode;
  /** A drawing before the text. If staff have chosen a photo, the photo replaces the drawing. */
  Before?(props: ViewProps<{ scenery: Scenery | undefined }>): ReactNode;
  extraSources?(): ExtraSources;
}

/** The minimum number of headings. A page with fewer headings has no table of contents. */
const fewestHeadings = 6;

const withView: PageName[] = ["aboutUs", "activities"];

/** TABLE  the pages that a guest may want to read next. */
const related: { [Name in PageName]?: (keyof typeof siteText.nb.pages)[] } = {
  aboutUs: ["activities", "gallery", "sitemap"],
  guests: ["sanitary", "sitemap", "documents", "questions"],
  activities: ["webcam", "gallery", "aboutUs"],
};

export const textPage = (name: TextPageName, extra?: Extra) =>
  textPageOf(name, (context) => getPageText(context, name, context.language), extra);

/** Defines a page whose main content is a text. @param read returns undefined when the page doesn't exist */
export const textPageOf = (
  name: PageName,
  read: (context: PageContext) => Promise<ShownText | undefined>,
  extra?: Extra,
) =>
  definePage<Data>({
    async load(context) {
      const [page, shell, sections, scenery] = await Promise.all([
        read(context),
        loadShell(context),
        loadSections(context, ({ text }) => text?.filter((section) => section.page === name)),
        [...withView, "ownPage"].includes(name) ? loadScenery(context) : undefined,
      ]);
      if (!page) return { redirect: address("home", context.language), status: 302 };
      const attached = await loadAttached(context, page.attached ?? []);
      return { page, ...withContents(page.body), shell, sections, attached, scenery };
    },
    head: ({ page }, context) => ({
      ...headOfText(page, context, above(name, context.language)),
      ...(page.paths && { paths: page.paths, canonicalPath: page.path }),
    }),
    View({
      data: { page, html, headings, shell, sections, attached, scenery },
      language,
      consent,
      assetUrl,
    }) {
      const props = { data: { shell, scenery }, language, consent, assetUrl };
      const lang = langAttribute(page.language, language);
      const isLong = headings.length >= fewestHeadings;
      return (
        <>
          <PageTextHead
            page={page}
            language={language}
            assetUrl={assetUrl}
            above={above(name, language)}
            {...(scenery &&
              (name !== "ownPage" || page.photo) && { strip: inScenery("strip", sceneryAt(scenery, page)) })}
          />
          <div className="wrap columns page-start text-page">
            {extra?.First && !page.isUnwritten && <extra.First {...props} />}
            <Facts facts={page.facts.map((fact) => toShown(fact, language))} />
            <div className="main-column">
              {extra?.Before && !page.photo && !page.isUnwritten && <extra.Before {...props} />}
              {isLong && (
                <details className="fold contents-folded rule-above in-one-column unprinted">
                  <summary>{textPageText[language].onThisPage}</summary>
                  <Contents headings={headings} lang={lang} />
                </details>
              )}
              {page.isUnwritten && <UnwrittenNote language={language} />}
              <Prose html={html} wordsIn={page.language} language={language} />
              {sections.map(({ View, ...section }) => (
                <View key={section.place} data={section.data} language={language} />
              ))}
              {attached.map(({ View, kind, data }) => (
                <View key={kind} data={data} language={language} />
              ))}
              <Related
                names={(related[name] ?? []).filter((each) => !shell.emptyPages.has(each))}
                language={language}
              />
            </div>
            <aside className="text-page-aside side-column stack packed size-16 h2-21">
              {isLong && (
                <nav className="contents in-two-columns unprinted" aria-labelledby="contents">
                  <h2 className="gap-below-8" id="contents">
                    {textPageText[language].onThisPage}
                  </h2>
                  <Contents headings={headings} lang={lang} />
                </nav>
              )}
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
    ...(extra?.extraSources && { extraSources: extra.extraSources }),
  });

/** An own page. Its fixed address contains only its id; `paths` has the addresses that guests see. */
export const ownTextPage = textPageOf("ownPage", (context) =>
  findOwnPage(context, Number(context.parts["id"]), context.language),
);

function above(name: PageName, language: Language): Crumb[] {
  const { pages } = siteText[language];
  return name === "privacyPolicy" ? [{ label: pages.documents, href: address("documents", language) }] : [];
}

function Contents({ headings, lang }: { headings: Heading[]; lang: string | undefined }) {
  return (
    <ol lang={lang}>
      {headings.map(({ id, html }) => (
        <li key={id}>
          <a className="row touch lines-13" href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ol>
  );
}

function Related({ names, language }: { names: (keyof typeof siteText.nb.pages)[]; language: Language }) {
  if (names.length === 0) return null;
  return (
    <nav className="h2-26 measure section unprinted" aria-labelledby="related">
      <h2 className="gap-below-12" id="related">
        {textPageText[language].readAlso}
      </h2>
      <ul className="rows">
        {names.map((name) => (
          <li key={name}>
            <a className="ends way-in plain pad-8" href={address(name, language)}>
              {siteText[language].pages[name]}
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toShown(
  { icon, words: { words, language: actual } }: LocalizedPageText["facts"][number],
  language: Language,
): FactItem {
  const href = icon === "phone" ? phoneLink(words.value) : undefined;
  return { icon, ...words, href, lang: langAttribute(actual, language) };
}

interface Heading {
  id: string;
  /** Sanitized HTML without tags. */
  html: string;
}

/** Gives each <h2> an id for the table of contents. @param html whose headings have no attributes */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const text = inner.replaceAll(/<[^>]*>/g, "");
    const slug = `section-${slugify(text.replaceAll(/&[a-z#0-9]+;/g, " ")) || "del"}`;
    // Only equal ids get a number, so that most links to a section still work after a new section is added above it.
    let id = slug;
    for (let number = 2; headings.some((each) => each.id === id); number++) id = `${slug}-${number}`;
    headings.push({ id, html: text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import { listMenuEntries } from "#src/campsite/menu/menu.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import type { NoticesSection } from "#src/campsite/notices-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import { offlineText } from "#messages/offline";
import { pageNamesText } from "#messages/page-texts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { OfflineOffer } from "#src/campsite/offline/offline-offer.tsx";
import { savedPages } from "#src/campsite/offline/saved-pages.ts";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone" | "email">;
  notices: LoadedSection<NoticesSection>[];
  /** The pages to save: the fixed pages that aren't empty, then the own pages in the menu. */
  saved: { href: string; label: string; line?: string }[];
}

/**
 * The page /offline. It lists the pages that guests can save for places without coverage. The service worker saves the
 * listed pages. Without coverage, the worker shows this page instead of an unsaved page.
 */
export const offlinePage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [page, identity, notices, emptyPages, menu] = await Promise.all([
      getPageText(context, "offline", language),
      getIdentity(context),
      loadSections(context, (feature) => feature.guestNotices),
      findEmptyPages(context),
      listMenuEntries(context, language),
    ]);
    context.changesAt(emptyPages.changesAt);
    const fixed = savedPages
      .filter((name) => !emptyPages.value.has(name))
      .map((name) => ({
        href: address(name, language),
        label: pageNamesText[language][name],
        line: offlineText[language].pages[name],
      }));
    const own = menu.flatMap((entry) =>
      entry.own ? [{ href: entry.own.path, label: entry.own.label }] : [],
    );
    return { page, identity, notices, saved: [...fixed, ...own] };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, identity, notices, saved }, language, assetUrl }) {
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <TextColumns contact={identity} language={language}>
          <SavedPages pages={saved} language={language} />
          <OfflineOffer language={language} assetUrl={assetUrl} />
          {notices.map(({ Calm, place, data }) => (
            <Calm key={place} data={data} className="section" language={language} />
          ))}
          {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
        </TextColumns>
      </>
    );
  },
  extraSources: () => ({ registersServiceWorker: true }),
});

/** Renders the list of pages to save. The service worker finds their links by `data-saved`. */
function SavedPages({ pages, language }: { pages: Data["saved"]; language: Language }) {
  return (
    <nav className="saved-pages h2-26 measure unprinted" aria-labelledby="saved-pages">
      <h2 className="gap-below-12" id="saved-pages">
        {offlineText[language].list}
      </h2>
      <ul className="rows">
        {pages.map(({ href, label, line }) => (
          <li key={href}>
            <a className="ends way-in plain pad-8" data-saved="" href={href}>
              <span className="lines-13">
                {label}
                {line && <small className="quiet small block regular">{line}</small>}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

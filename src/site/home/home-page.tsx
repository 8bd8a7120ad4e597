import { getHomePage } from "#src/campsite/home-page/home-page.server.ts";
import { linkAddress, type LocalizedHomePage } from "#src/campsite/home-page/home-page.ts";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import type { StayCardLine } from "#src/campsite/stay-section.ts";
import type { HomeSection } from "#src/campsite/home-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { loadHour, type Hour, type Sky } from "#src/campsite/view/light.server.ts";
import { inScenery, loadSky, sceneryAt } from "#src/campsite/view/scenery.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Hero } from "./hero.tsx";
import { loadStayChoices, type StayChoice } from "./stay-choices.ts";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { Signboard } from "./signboard.tsx";
import { SocialPlace } from "#src/site/contact/social-place.tsx";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "#messages/site";

interface Data {
  shell: Shell;
  page: LocalizedPageText;
  hour: Hour;
  sky: Sky;
  sections: LoadedSection<HomeSection>[];
  note: LocalizedHomePage["note"];
  links: LocalizedHomePage["links"];
  places: StayChoice[];
  stayLines: LoadedSection<StayCardLine>[];
}

/** The home page with current information, weather, places to stay and news. */
export const homePage = definePage<Data>({
  style: "src/site/home/home.css",
  async load(context) {
    const { language } = context;
    const [shell, page, hour, sky, sections, stayLines, leads] = await Promise.all([
      loadShell(context),
      getPageText(context, "home", language),
      loadHour(context),
      loadSky(context),
      loadSections(context, ({ home }) => home),
      loadSections(context, (feature) => feature.stayCards),
      getHomePage(context, language),
    ]);
    const empty: ReadonlySet<string> = shell.emptyPages;
    // The home page and the menu don't link to empty pages.
    const isShown = (lead: { to: string } | { page: string }) =>
      !empty.has("page" in lead ? lead.page : lead.to);
    return {
      shell,
      page,
      hour,
      sky,
      sections,
      stayLines,
      note: leads.note,
      links: leads.links.filter(isShown),
      places: await loadStayChoices(context, leads.cards.filter(isShown), shell.reception),
    };
  },
  head: ({ page, shell: { identity } }) => ({
    ...(page.isUnwritten && identity.version > 0
      ? // The title of a shared link should name the campsite.
        { title: identity.name, description: identity.shortIntro || page.description }
      : { title: page.title, description: page.description }),
    languages: page.languages,
    editScreen: page.editScreen,
  }),
  View({ data, language, consent, assetUrl }) {
    const { shell, hour, sky, sections, links, note, places, stayLines } = data;
    const scenery = { landscape: shell.view.landscape, hour };
    const sectionsIn = (area: HomeSection["area"]) =>
      sections
        .filter((section) => section.area === area)
        .map(({ View, ...section }) => (
          <View
            key={section.place}
            data={section.data}
            viewOf={(picture) => inScenery("view", sceneryAt(scenery, picture), sky)}
            language={language}
            assetUrl={assetUrl}
          />
        ));
    const isEmpty = [places, links, sections.filter(({ area }) => !area)].every(({ length }) => length === 0);
    return (
      <>
        <Hero shell={shell} hour={hour} sky={sky} language={language} assetUrl={assetUrl}>
          {sectionsIn("board")}
        </Hero>
        <QuickLinks links={links} language={language} />
        {shell.notices.map(({ Calm, place, data: notices }) => (
          <Calm key={place} data={notices} className="section wrap" language={language} />
        ))}
        <Signboard
          note={note}
          places={places}
          lines={stayLines}
          panorama={(place) => inScenery("panorama", sceneryAt(scenery, place), sky)}
          language={language}
          assetUrl={assetUrl}
        />
        {isEmpty && (
          <div className="wrap">
            <UnwrittenNote language={language} />
          </div>
        )}
        {sectionsIn(undefined)}
        {shell.posts && (
          <SocialPlace
            isAllowed={consent?.social ?? false}
            url={shell.identity.socialPageUrl}
            posts={shell.posts}
            language={language}
          />
        )}
      </>
    );
  },
  extraSources: ({ data: { shell }, consent }) =>
    consent?.social && shell.posts ? { frames: [shell.posts.source] } : undefined,
});

function QuickLinks({ links, language }: { links: LocalizedHomePage["links"]; language: Language }) {
  if (links.length === 0) return null;
  return (
    <nav className="quick-links wrap link-icons" aria-label={homeText[language].quickLinks}>
      <ul className="one-column">
        {links.map(({ to, icon, words, language: actual }) => (
          <li
            className="positioned lines-13"
            key={`${to} ${words.label}`}
            lang={langAttribute(actual, language)}
          >
            <Icon name={icon} />
            <a className="row-link plain strong as-ink" href={linkAddress({ to }, language)}>
              {words.label}
            </a>
            {words.value && <span className="quiet small">{words.value}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { loadFree } from "#src/features/prices/free-pitches/free-pitches.server.ts";
import type { FreeToday } from "#src/features/prices/free-pitches/pitch.ts";
import { getHomePage } from "#src/features/home-page/home-page.server.ts";
import type { LocalizedHomePage } from "#src/features/home-page/home-page.ts";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import type { HomeSection } from "#src/campsite/home-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import { UnwrittenNote } from "#src/campsite/page-texts/unwritten-note.tsx";
import { MessageNotice, type ShownMessage } from "#src/features/messages/message-banner.tsx";
import { loadBackNotices } from "#src/features/messages/messages.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import { localizePriceList, lowestPrice } from "#src/features/prices/price-list.ts";
import { loadWeatherBox, type WeatherBox as Weather } from "#src/features/weather/box/weather-box.server.ts";
import { WeatherBox } from "#src/features/weather/box/weather-box.tsx";
import { loadHour } from "#src/campsite/view/light.server.ts";
import { inScenery, loadSky, sceneryAt } from "#src/campsite/view/scenery.server.ts";
import type { Hour, Sky } from "#src/campsite/view/light.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Hero } from "./hero.tsx";
import { loadStayChoices, type StayChoice } from "./stay-choices.ts";
import { QuickLinks } from "./quick-links.tsx";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { Signboard } from "./signboard.tsx";
import { SocialPlace } from "#src/site/contact/social-place.tsx";

interface Data {
  shell: Shell;
  page: LocalizedPageText;
  hour: Hour;
  sky: Sky;
  weather: Weather | undefined;
  sections: LoadedSection<HomeSection>[];
  note: LocalizedHomePage["note"];
  links: LocalizedHomePage["links"];
  places: StayChoice[];
  free: FreeToday;
  fromPrice: number | undefined;
  /** Notices of power or water cuts that have just ended. */
  endedNotices: ShownMessage[];
}

/** The home page: current information, weather, places to stay and news. */
export const homePage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [shell, page, weather, hour, sky, rates, sections, endedNotices, free, leads] = await Promise.all([
      loadShell(context),
      getPageText(context, "home", language),
      loadWeatherBox(context),
      loadHour(context),
      loadSky(context),
      findActivePriceList(context),
      loadSections(context, ({ home }) => home),
      loadBackNotices(context),
      loadFree(context),
      getHomePage(context, language),
    ]);
    const empty: ReadonlySet<string> = shell.emptyPages;
    // Like the menu, the page doesn't link to empty pages.
    const isShown = (lead: { to: string } | { page: string }) =>
      !empty.has("page" in lead ? lead.page : lead.to);
    const shownRates = rates && localizePriceList(rates, language);
    return {
      shell,
      page,
      hour,
      sky,
      weather,
      sections,
      endedNotices,
      free,
      fromPrice: lowestPrice(rates?.rateGroups.filter(({ purpose }) => purpose === "day") ?? []),
      note: leads.note,
      links: leads.links.filter(isShown),
      places: await loadStayChoices(context, leads.cards.filter(isShown), shownRates, shell.reception),
    };
  },
  head: ({ page, shell: { identity } }) => ({
    ...(page.isUnwritten && identity.version > 0
      ? // The title of a shared link should name the campsite.
        { title: identity.name, description: identity.shortIntro || page.description }
      : { title: page.title, description: page.description }),
    languages: page.languages,
  }),
  View({ data, language, consent, assetUrl }) {
    const { shell, hour, sky, weather, sections, links, note, places, free, endedNotices } = data;
    const scenery = { landscape: shell.view.landscape, hour };
    const isEmpty = [places, links, sections].every(({ length }) => length === 0);
    const notices = [
      ...(shell.message && !shell.message.isImportant ? [shell.message] : []),
      ...endedNotices,
    ];
    return (
      <>
        <script type="module" src={assetUrl("src/site/home/home.client.ts")} />
        <Hero
          shell={shell}
          fromPrice={data.fromPrice}
          hour={hour}
          sky={sky}
          language={language}
          assetUrl={assetUrl}
        >
          {weather && <WeatherBox weather={weather} language={language} assetUrl={assetUrl} />}
        </Hero>
        <QuickLinks links={links} language={language} />
        {notices.map((notice) => (
          <div key={notice.words.title} className="section wrap">
            <MessageNotice message={notice} language={language} />
          </div>
        ))}
        <Signboard
          note={note}
          places={places}
          free={free}
          panorama={(place) => inScenery("panorama", sceneryAt(scenery, place), sky)}
          language={language}
          assetUrl={assetUrl}
        />
        {isEmpty && (
          <div className="wrap">
            <UnwrittenNote language={language} />
          </div>
        )}
        {sections.map(({ View, ...section }) => (
          <View
            key={section.place}
            data={section.data}
            viewOf={(picture) => inScenery("view", sceneryAt(scenery, picture), sky)}
            language={language}
            assetUrl={assetUrl}
          />
        ))}
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

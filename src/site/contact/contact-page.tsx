import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import type { ContactSection } from "#src/campsite/contact-section.ts";
import { loadSections, type LoadedSection } from "#src/campsite/page-section.ts";
import { occurrenceAt } from "#src/campsite/opening-hours/season.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { siteText } from "#messages/site";
import { ContactRows, type SeasonShown } from "./contact-rows.tsx";
import { tileOrigin } from "#src/campsite/map/map-tiles.ts";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { areDirectionsWritten, Directions } from "./directions.tsx";

interface Data {
  page: LocalizedPageText;
  shell: Shell;
  scenery: Scenery;
  season: SeasonShown;
  sections: LoadedSection<ContactSection>[];
}

export const contactPage = definePage<Data>({
  async load(context) {
    const [page, shell, scenery, sections] = await Promise.all([
      getPageText(context, "contactUs", context.language),
      loadShell(context),
      loadScenery(context),
      loadSections(context, ({ contact }) => contact),
    ]);
    const { opens, closes } = shell.identity.season;
    return {
      page,
      shell,
      scenery,
      sections,
      season: occurrenceAt(dayOf(context.now()), opens, closes),
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  extraSources: ({ consent }) => (consent?.maps ? { images: [tileOrigin], trustsHtml: true } : undefined),
  View({ data: { page, shell, scenery, season, sections }, ...props }) {
    const { language, consent, returned, assetUrl } = props;
    const { identity } = shell;
    const [first, rest] = splitFirstSentence(identity.textMessageNote);
    const links = (["tonight", "updates"] as const).filter((name) => !shell.emptyPages.has(name));
    const sectionsIn = (area: ContactSection["area"]) =>
      sections
        .filter((section) => section.area === area)
        .map(({ View, place, data }) => <View key={place} data={data} {...props} />);
    const directionsSections = sectionsIn("directions");
    const hasDirections = areDirectionsWritten({ page, identity }) || directionsSections.length > 0;
    return (
      <>
        <PageTextHead
          page={page}
          language={language}
          assetUrl={assetUrl}
          strip={inScenery("strip-contact", sceneryAt(scenery, page))}
        />
        <div
          className={
            consent?.forms || returned
              ? "wrap columns page-start contact"
              : "wrap columns page-start contact waiting"
          }
        >
          {identity.version > 0 && (
            <div className="contact-facts">
              <p className="breaks figures">
                <a className="contact-phone as-ink target display plain" href={`tel:${identity.phone}`}>
                  {formatPhone(identity.phone, language)}
                </a>
              </p>
              <p className="size-21 breaks gap-below-16">
                <a className="target" href={`mailto:${identity.email}`}>
                  {identity.email}
                </a>
              </p>
              {/* Without consent to forms, this notice isn't red, because the page has a red request for consent. */}
              {first && (
                <div className={consent?.forms || returned ? "notice alert" : "notice"}>
                  <Icon name="phone" />
                  <p lang={langAttribute(identity.wordsIn, language)}>
                    <strong>{first}</strong>
                    {rest}
                  </p>
                </div>
              )}
              <ContactRows shell={shell} season={season} hasDirections={hasDirections} language={language} />
              {links.length > 0 && (
                <p className="cluster">
                  {links.map((name) => (
                    <a key={name} className="target" href={address(name, language)}>
                      {siteText[language].pages[name]}
                    </a>
                  ))}
                </p>
              )}
            </div>
          )}
          {sectionsIn("details")}
        </div>
        {identity.version > 0 && hasDirections && (
          <Directions
            page={page}
            identity={identity}
            language={language}
            consent={consent}
            assetUrl={assetUrl}
          >
            {directionsSections}
          </Directions>
        )}
      </>
    );
  },
});

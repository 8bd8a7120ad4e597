import type { ReactNode } from "react";
import { ConsentOffer } from "#src/campsite/consent/consent-notice.tsx";
import { geoLink, norgeskartLink, routeLinks } from "#src/campsite/identity/map-links.ts";
import { placeOf, type Coordinates } from "#src/campsite/identity/place.ts";
import type { WayChart } from "#src/campsite/identity/way-chart.ts";
import type { LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { partAddress, pageParts } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ShareButton } from "#src/ui/share/share-button.tsx";
import { contactText } from "#messages/site";
import { Locator } from "#src/site/home/locator.tsx";
import type { ShownIdentity } from "#src/site/shell/shell.ts";

interface Props {
  page: LocalizedPageText;
  identity: ShownIdentity;
  children: ReactNode;
  language: Language;
  consent: Consent | undefined;
  assetUrl: AssetUrl;
}

export function areDirectionsWritten({ page, identity }: Pick<Props, "page" | "identity">): boolean {
  const { directions } = identity;
  return Boolean(placeOf(identity) || directions.length > 0 || page.body);
}

/** Renders the directions. The links to map services need no consent, because nothing is loaded from these services. */
export function Directions({ page, identity, children, language, consent, assetUrl }: Props) {
  const text = contactText[language];
  const { name, wayChart, directions } = identity;
  const place = placeOf(identity);
  const map = place && consent?.maps && (
    <MapPlace place={place} name={name} language={language} assetUrl={assetUrl} />
  );
  return (
    <section className="wrap section" aria-labelledby={pageParts.contactUs.directions}>
      <div className="section-head">
        <h2 id={pageParts.contactUs.directions}>{text.wayHere}</h2>
      </div>
      <div className="columns way-here">
        {place && wayChart && isOnChart(place, wayChart) ? (
          <Locator name={name} chart={wayChart} language={language} assetUrl={assetUrl}>
            {map}
          </Locator>
        ) : (
          map && <figure className="locator chart-frame">{map}</figure>
        )}
        <div className="way-words">
          {directions.length > 0 && (
            <ol className="way-steps" lang={langAttribute(identity.wordsIn, language)}>
              {directions.map(({ title, text: words }) => (
                <li key={title}>
                  <h3 className="size-21 lines-12">{title}</h3>
                  <p className="quiet small">{words}</p>
                </li>
              ))}
            </ol>
          )}
          {place && !consent?.maps && (
            <ConsentOffer
              consent={consent}
              language={language}
              returnTo={partAddress("contactUs", "directions", language)}
            />
          )}
          <div className="way-maps line-above cluster small">
            {place && (
              <>
                <a className="button full for-fingers way-app" href={geoLink(place, name)}>
                  <Icon name="pin" />
                  {text.openInApp}
                </a>
                <a className="button full" href={norgeskartLink(place)} rel="noopener">
                  {text.openNorgeskart}
                  <Icon name="external" />
                </a>
              </>
            )}
            <ShareButton
              what="way"
              className="button full"
              part={`#${pageParts.contactUs.directions}`}
              language={language}
              assetUrl={assetUrl}
            />
            {place && <Routes place={place} language={language} />}
          </div>
        </div>
        {children}
        {page.body && (
          <div
            className="prose way-more"
            lang={langAttribute(page.language, language)}
            dangerouslySetInnerHTML={{ __html: page.body }}
          />
        )}
      </div>
    </section>
  );
}

function Routes({ place, language }: Pick<MapProps, "place" | "language">) {
  const text = contactText[language];
  const routes = routeLinks(place);
  return (
    <>
      <p className="quiet" id="routes">
        {text.routeIn}
      </p>
      <ul className="cluster flat" aria-labelledby="routes">
        {(["apple", "google", "openStreetMap"] as const).map((map) => (
          <li key={map}>
            <a className="target" href={routes[map]} rel="noopener">
              {text.routes[map]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** True when the drawn route map leads to a position within about a kilometre of the campsite. */
const isOnChart = ({ latitude, longitude }: Coordinates, { leadsTo }: WayChart) =>
  Math.abs(latitude - leadsTo.latitude) < 0.01 && Math.abs(longitude - leadsTo.longitude) < 0.02;

interface MapProps extends Pick<Props, "language" | "assetUrl"> {
  place: Coordinates;
  name: string;
}

/** Renders the element for the map. It is empty and invisible until the map has loaded. */
function MapPlace({ place, name, language, assetUrl }: MapProps) {
  const { map, zoomIn, zoomOut } = contactText[language];
  const settings: MapSettings = { ...place, name, zoomIn, zoomOut };
  return (
    <>
      <section
        className="map"
        aria-label={map}
        data-map={JSON.stringify(settings)}
        data-map-script={assetUrl("src/site/contact/map-live.client.ts")}
        data-map-style={assetUrl("src/campsite/map/map.css")}
      />
      <script type="module" src={assetUrl("src/site/contact/map.client.ts")} />
    </>
  );
}

export interface MapSettings extends Coordinates {
  name: string;
  zoomIn: string;
  zoomOut: string;
}

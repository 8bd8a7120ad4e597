import { ConsentOffer } from "#src/features/consent/consent-notice.tsx";
import { DepartureBoard } from "#src/features/departures/departure-board.tsx";
import type { Board } from "#src/features/departures/departure.ts";
import { geoLink, norgeskartLink, routeLinks } from "#src/features/identity/map-links.ts";
import type { LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { contactAddress, contactParts } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Consent } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ShareButton } from "#src/ui/share/share-button.tsx";
import { contactText } from "./contact-page.text.ts";
import { Locator } from "#src/site/home/locator.tsx";
import type { ShownIdentity } from "#src/site/shell/shell.ts";

/** Where the drawn chart leads; a campsite elsewhere has no chart, and shows the map alone. */
const chartLeadsTo = { latitude: 58.99, longitude: 9.97 };

interface Props {
  page: LocalizedPageText;
  identity: ShownIdentity;
  board: Board;
  language: Language;
  consent: Consent | undefined;
  assetUrl: AssetUrl;
}

/**
 * The way here: a drawn chart, or an interactive map after consent; the steps; and links to maps, which need no
 * consent because nothing is loaded from them.
 */
export function WayHere({ page, identity, board, language, consent, assetUrl }: Props) {
  const text = contactText[language];
  const routes = routeLinks(identity);
  const place = consent?.maps && <MapPlace identity={identity} language={language} assetUrl={assetUrl} />;
  return (
    <section className="wrap section" aria-labelledby={contactParts.directions}>
      <div className="section-head">
        <h2 id={contactParts.directions}>{text.wayHere}</h2>
      </div>
      <div className="way-here">
        {isOnChart(identity) ? (
          <Locator name={identity.name} description={text.locator} assetUrl={assetUrl}>
            {place}
          </Locator>
        ) : (
          place && <figure className="locator">{place}</figure>
        )}
        <div className="way-words">
          <ol className="way-steps" lang={langAttribute(identity.wordsIn, language)}>
            {identity.directions.map(({ title, text: words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
          {!consent?.maps && (
            <ConsentOffer
              consent={consent}
              language={language}
              returnTo={contactAddress("directions", language)}
            />
          )}
          <div className="way-maps">
            <a className="button way-app" href={geoLink(identity, identity.name)}>
              <Icon name="pin" />
              {text.openInApp}
            </a>
            <a className="button" href={norgeskartLink(identity)} rel="noopener">
              {text.openNorgeskart}
              <Icon name="external" />
            </a>
            <ShareButton
              what="way"
              part={`#${contactParts.directions}`}
              language={language}
              assetUrl={assetUrl}
            />
            <p id="routes">{text.routeIn}</p>
            <ul aria-labelledby="routes">
              {(["apple", "google", "openStreetMap"] as const).map((map) => (
                <li key={map}>
                  <a href={routes[map]} rel="noopener">
                    {text.routes[map]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <DepartureBoard board={board} language={language} />
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

/** Whether a campsite is where the drawn chart leads, to about a kilometre. */
const isOnChart = ({ latitude, longitude }: Pick<ShownIdentity, "latitude" | "longitude">) =>
  Math.abs(latitude - chartLeadsTo.latitude) < 0.01 && Math.abs(longitude - chartLeadsTo.longitude) < 0.02;

/** The element of the interactive map, after consent. It is empty and invisible until the map is there. */
function MapPlace({ identity, language, assetUrl }: Pick<Props, "identity" | "language" | "assetUrl">) {
  const { map, zoomIn, zoomOut } = contactText[language];
  const { name, latitude, longitude } = identity;
  const settings: MapSettings = { latitude, longitude, name, zoomIn, zoomOut };
  return (
    <>
      <section
        className="map"
        aria-label={map}
        data-map={JSON.stringify(settings)}
        data-map-style={assetUrl("src/site/contact/map.css")}
      />
      <script type="module" src={assetUrl("src/site/contact/map.client.ts")} />
    </>
  );
}

/** What the browser needs to make the map: plain JSON in an attribute of its element. */
export interface MapSettings {
  latitude: number;
  longitude: number;
  /** The name on the campsite's sign. */
  name: string;
  /** The names of the buttons. */
  zoomIn: string;
  zoomOut: string;
}

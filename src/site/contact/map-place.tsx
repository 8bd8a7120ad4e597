import type { Identity } from "#src/features/identity/identity.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { contactText } from "./contact-page.text.ts";
import type { MapSettings } from "./map.ts";

interface Props {
  identity: Identity;
  language: Language;
  assetUrl: AssetUrl;
}

/** Where the interactive map comes, for those who have agreed to it. Empty and unseen until it has. */
export function MapPlace({ identity: { name, latitude, longitude }, language, assetUrl }: Props) {
  const { map, zoomIn, zoomOut } = contactText[language];
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

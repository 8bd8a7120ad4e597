import { control, divIcon, map as createMap, marker, tileLayer } from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { tileCredit, tileUrl, tileZooms, zoomSigns } from "#src/campsite/map/map-tiles.ts";
import "#src/campsite/map/map.css";
import { useStaff } from "#src/cms/staff/staff.ts";
import { identityAdminText } from "#messages/identity";
import { contactText } from "#messages/site";

/** The middle of Norway, for a campsite without a position. */
const middleOfNorway = { latitude: 64.5, longitude: 13 };
const zoomOfPlace = 13;

/** Five decimals are accurate to about a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

interface Props {
  place: Coordinates | undefined;
  /** The campsite's name, for the sign at the chosen position. */
  name: string;
  onChoose: (place: Coordinates) => void;
}

/** Shows a map where the user chooses a position. A press chooses the pressed point. Enter chooses the map's centre. */
export function PositionMap({ place, name, onChoose }: Props) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { zoomIn, zoomOut } = contactText[language];
  const element = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const showPlace = useRef<(place: Coordinates | undefined) => void>(null);
  const choose = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onChoose({ latitude: rounded(lat), longitude: rounded(lng) }),
  );
  const createInElement = useEffectEvent(() => {
    const { latitude, longitude } = place ?? middleOfNorway;
    const map = createMap(element.current!, {
      ...tileZooms,
      center: [latitude, longitude],
      zoom: place ? zoomOfPlace : tileZooms.minZoom,
      zoomControl: false,
      attributionControl: false,
      scrollWheelZoom: false,
    });
    control.attribution({ prefix: false }).addTo(map);
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut, ...zoomSigns }).addTo(map);
    map.on("click", ({ latlng }) => choose(latlng));
    map.on("keypress", ({ originalEvent }) => {
      // Enter on a button or link of the map activates the button or link.
      if (originalEvent.key !== "Enter" || originalEvent.target !== map.getContainer()) return;
      // By default, Enter would save the form.
      originalEvent.preventDefault();
      choose(map.getCenter());
    });
    const words = document.createElement("b");
    words.textContent = name;
    const icon = divIcon({ className: "map-sign", html: words, iconSize: [0, 0] });
    const sign = marker([latitude, longitude], { icon, interactive: false, keyboard: false });
    showPlace.current = (at) => {
      if (at) sign.setLatLng([at.latitude, at.longitude]).addTo(map);
      else sign.remove();
    };
    const tiles = tileLayer(tileUrl, { attribution: tileCredit, referrerPolicy: "no-referrer" });
    let hasTile = false;
    tiles.on("tileload", () => (hasTile = true));
    // Leaflet emits "load" when every visible tile has loaded or failed.
    tiles.on("load", () => setFailed(!hasTile));
    tiles.addTo(map);
    return map;
  });
  useEffect(() => {
    const map = createInElement();
    return () => {
      map.remove();
    };
  }, []);
  useEffect(() => showPlace.current!(place), [place]);
  return (
    <>
      <p className="field-hint">{text.mapHint}</p>
      <div ref={element} className="map position-map" role="application" aria-label={text.place} />
      <output>{isFailed && text.mapFailed}</output>
    </>
  );
}

import { control, divIcon, map as createMap, marker, tileLayer } from "leaflet";
import { tileCredit, tileUrl, tileZooms, zoomSigns } from "#src/campsite/map/map-tiles.ts";
import type { MapSettings } from "./directions.tsx";

const firstZoom = 13;

/**
 * Shows the map when its first tile has loaded. One finger and the mouse wheel scroll the page, not the map. People who
 * can't drag the map use the arrow keys, or press a point to move it to the middle.
 */
export function showMap(place: HTMLElement): void {
  const { latitude, longitude, name, zoomIn, zoomOut } = JSON.parse(place.dataset["map"]!) as MapSettings;
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(place, {
    ...tileZooms,
    center: [latitude, longitude],
    zoom: firstZoom,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !matchMedia("(pointer: coarse)").matches,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  control.attribution({ prefix: false }).addTo(map);
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut, ...zoomSigns }).addTo(map);
  map.on("click", ({ latlng }) => map.panTo(latlng, { animate: moves }));

  const sign = document.createElement("b");
  sign.textContent = name;
  const icon = divIcon({ className: "map-sign", html: sign, iconSize: [0, 0] });
  marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);

  const tiles = tileLayer(tileUrl, { attribution: tileCredit, referrerPolicy: "no-referrer" });
  tiles.once("tileload", () => place.setAttribute("data-live", ""));
  tiles.once("load", () => {
    // Leaflet's own handler of this event still uses the map, so the map is removed after this event.
    if (!place.hasAttribute("data-live")) queueMicrotask(() => map.remove());
  });
  tiles.addTo(map);
}

/*
 * Fetches the map when its place comes near the window. The drawn chart stands there until the map's first picture has
 * come, and stays if none does.
 */
import { trustHtml } from "#src/ui/trusted-html.ts";
import { tileCredit, zoomSigns } from "./map-tiles.ts";

// All that Leaflet makes HTML of: its look at what the browser can, its buttons' signs, and whose map it is, or not yet.
const leafletTexts = ["<svg/>", ...Object.values(zoomSigns), tileCredit, ""];
trustHtml((html) => leafletTexts.includes(html));

const place = document.querySelector<HTMLElement>("[data-map]")!;

const watch = new IntersectionObserver(
  async ([entry]) => {
    if (!entry!.isIntersecting) return;
    watch.disconnect();
    const style = document.createElement("link");
    const styled = new Promise((resolve) => style.addEventListener("load", resolve));
    Object.assign(style, { rel: "stylesheet", href: place.dataset["mapStyle"] });
    document.head.append(style);
    const [{ showMap }] = await Promise.all([import("./map-live.client.ts"), styled]);
    showMap(place);
  },
  { rootMargin: "300px" },
);
watch.observe(place);

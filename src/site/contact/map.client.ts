/*
 * Loads the map when its element comes near the window. The drawn chart stays there until the first tile has loaded,
 * and for good if none does.
 */
import { trustHtml } from "#src/ui/trusted-types.ts";
import { tileCredit, zoomSigns } from "./map-tiles.ts";

// All texts that Leaflet turns into HTML: its browser test, the buttons' signs, and the credit, which is empty at
// first.
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

/* Loads the map when its element comes near the window. The drawn chart stays until the first tile has loaded. */
import { trustHtml } from "#src/ui/trusted-types.ts";
import { tileCredit, zoomSigns } from "./map-tiles.ts";

// All texts that Leaflet inserts as HTML: its browser test, the zoom buttons and the credit, which is empty at first.
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

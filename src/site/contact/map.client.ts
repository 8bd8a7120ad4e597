import { trustHtml } from "#src/ui/trusted-types.ts";
import { leafletTexts } from "#src/campsite/map/map-tiles.ts";

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
    const [{ showMap }] = await Promise.all([import(/* @vite-ignore */ place.dataset["mapScript"]!), styled]);
    showMap(place);
  },
  { rootMargin: "300px" },
);
watch.observe(place);

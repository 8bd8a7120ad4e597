import { leafletTexts } from "#src/campsite/map/map-tiles.ts";
import { trustHtml } from "#src/ui/trusted-types.ts";
import { chosenLanguage } from "./interface-language.ts";
import { copies } from "./start-admin.tsx?by-language";

// Trusted Types sinks that can't run scripts. The editor's sink has no name (`undefined`).
const harmless = ["DOMParser parseFromString", "HTMLIFrameElement srcdoc", undefined];
trustHtml((html, sink) => leafletTexts.includes(html) || harmless.includes(sink));

// A browser without Temporal loads the polyfill first.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(copies[chosenLanguage()]).then(({ startAdmin }) => startAdmin());

import { leafletTexts } from "#src/campsite/map/map-tiles.ts";
import { trustHtml } from "#src/ui/trusted-types.ts";
import { chosenLanguage } from "./interface-language.ts";
import { copies } from "./start-admin.tsx?by-language";

// The editor, pasted text and previews need these sinks, which can't run scripts. The editor's sink has no name.
// react-aria clears its announcements with an empty text.
const harmless = ["DOMParser parseFromString", "HTMLIFrameElement srcdoc", undefined];
trustHtml((html, sink) => leafletTexts.includes(html) || harmless.includes(sink));

// Browsers without Temporal load the polyfill first.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(copies[chosenLanguage()]).then(({ startAdmin }) => startAdmin());

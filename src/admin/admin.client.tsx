import { trustHtml } from "#src/ui/trusted-types.ts";
import { chosenLanguage } from "./interface-language.ts";
import { copies } from "./start-admin.tsx?by-language";

// The allowed sinks can't run scripts. They create separate documents and frames without scripts, for the editor, pasted
// text and previews. The editor's sink has no name. react-aria clears its announcements with an empty text.
const harmless = ["DOMParser parseFromString", "HTMLIFrameElement srcdoc", undefined];
trustHtml((html, sink) => html === "" || harmless.includes(sink));

// The app uses Temporal. Browsers without it first load the polyfill.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(copies[chosenLanguage()]).then(({ startAdmin }) => startAdmin());

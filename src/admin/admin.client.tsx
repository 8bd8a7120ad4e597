/* The staff app: signs in, then shows the screens of routes.tsx. */
import { trustHtml } from "#src/ui/trusted-html.ts";

// What is only read, apart from the page or in a frame where nothing runs (the editor, pasted text, previews). The editor
// asks for it without saying where it goes: a document of its own. Nothing empties what react-aria has announced.
const harmless = ["DOMParser parseFromString", "HTMLIFrameElement srcdoc", undefined];
trustHtml((html, sink) => html === "" || harmless.includes(sink));

// Its dates are Temporal's; browsers that don't have it yet get it first.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(() => import("./start-admin.tsx")).then(({ startAdmin }) => startAdmin());

/* The staff app: signs in, then shows the screens of routes.tsx. */
import { trustHtml } from "#src/ui/trusted-types.ts";

// Sinks that can't run scripts: documents apart from the page, and frames without scripts (the editor, pasted text,
// previews). The editor asks without naming its sink; it makes a document apart too. The empty text is also allowed:
// react-aria clears its announcements with it.
const harmless = ["DOMParser parseFromString", "HTMLIFrameElement srcdoc", undefined];
trustHtml((html, sink) => html === "" || harmless.includes(sink));

// The app uses Temporal; browsers without it load the polyfill first.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(() => import("./start-admin.tsx")).then(({ startAdmin }) => startAdmin());

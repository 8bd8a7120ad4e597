/* The staff app: signs in, then shows the screens of routes.tsx. */

// Its dates are Temporal's; browsers that don't have it yet get it first.
const ready = "Temporal" in globalThis ? Promise.resolve() : import("temporal-polyfill/global");
void ready.then(() => import("./start-admin.tsx")).then(({ startAdmin }) => startAdmin());

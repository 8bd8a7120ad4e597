/* What makes public pages a little handier. Every page reads and works without it. */
import "#src/features/articles/article-slider.client.ts";
import "#src/features/consent/consent-panel.client.ts";
import "#src/features/carousel/carousel.client.ts";
import "#src/features/messages/message.client.ts";
import "#src/features/weather/box/weather-box.client.ts";
import "#src/ui/print-button.client.ts";

/*
 * Brings an island to life when the visitor is about to use it: React and the island's own code are fetched only then,
 * so that a page which is only read costs no JavaScript beyond this.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const { island, runtime, props } = root.dataset;
  root.removeAttribute("data-island");
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import(/* @vite-ignore */ runtime!),
    import(/* @vite-ignore */ island!),
  ]).catch((error: unknown) => {
    // Until then it works as the plain form that it is; with better coverage the next touch gets through.
    root.dataset["island"] = island;
    throw error;
  });
  hydrateIsland(root, Component, JSON.parse(props!));
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  document.addEventListener(sign, ({ target }) => {
    const root = target instanceof Element && target.closest<HTMLElement>("[data-island]");
    if (root) void hydrate(root);
  });
}

/*
 * The header's drop-downs are details elements and work by themselves. This closes them as people expect: by Escape, and
 * those that lie over the page also when something else is pressed or focused.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(".top details[open]");
const liesOverPage = (menu: HTMLElement) => getComputedStyle(menu.lastElementChild!).position === "absolute";

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    // What had focus may have gone with it.
    if (!document.activeElement!.checkVisibility()) menu.querySelector("summary")!.focus();
  }
});

for (const sign of ["pointerdown", "focusin"]) {
  document.addEventListener(sign, ({ target }) => {
    for (const menu of openMenus()) {
      if (liesOverPage(menu) && !menu.contains(target as Node)) menu.open = false;
    }
  });
}

/*
 * Shows the home page's way to the language that the browser asks for first among ours. Which that is stays here: the page
 * is the same for everyone, and nothing is kept or sent.
 */
for (const tag of navigator.languages) {
  const language = tag.slice(0, 2);
  const way = document.querySelector(`.other-language[lang|="${language}"]`);
  way?.removeAttribute("hidden");
  // Whoever reads Norwegian, by any of its names, is there already.
  if (way || ["nb", "nn", "no"].includes(language)) break;
}

// Somebody has signed in in this tab.
const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));

/*
 * Small conveniences on public pages. Every page can be read and used without them.
 */
import "#src/features/articles/article-slider.client.ts";
import "#src/features/consent/consent-panel.client.ts";

/*
 * Loads a part's script when the visitor is about to use the part, so that a page which is only read costs no JavaScript
 * beyond this file. The script works on the server's elements as they are.
 */
async function enliven(part: HTMLElement): Promise<void> {
  const url = part.dataset["script"]!;
  part.removeAttribute("data-script");
  const { default: enlivenPart } = await import(/* @vite-ignore */ url).catch((error: unknown) => {
    // Until then it works as a plain form. When the network is back, the next touch tries again, at an address that
    // wasn't asked for: many browsers remember that a file couldn't be had.
    part.dataset["script"] = `${url.split("?")[0]}?${Date.now()}`;
    throw error;
  });
  enlivenPart(part);
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  document.addEventListener(sign, ({ target }) => {
    const part = target instanceof Element && target.closest<HTMLElement>("[data-script]");
    if (part) void enliven(part);
  });
}

/*
 * The header's drop-downs are details elements and open by themselves. This closes them: all of them on Escape, and
 * those that lie over the page also when something else is pressed or focused.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(".top details[open]");
const liesOverPage = (menu: HTMLElement) => getComputedStyle(menu.lastElementChild!).position === "absolute";

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    // The focused element may have been hidden with the menu.
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
 * Opens dialogs in browsers that don't know the button's command yet.
 */
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[commandfor]")?.getAttribute("commandfor");
    if (id) (document.getElementById(id) as HTMLDialogElement).showModal();
  });
}

/** Makes the page's print button work; without JavaScript the button is hidden. */
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print();
});

/*
 * Shows the home page's link to the first of our languages that the browser asks for. The choice happens only here:
 * the page is the same for everyone, and nothing is stored or sent.
 */
for (const tag of navigator.languages) {
  const language = tag.slice(0, 2);
  const way = document.querySelector(`.other-language[lang|="${language}"]`);
  way?.removeAttribute("hidden");
  // A reader of Norwegian, in any of its forms, is on the right page already.
  if (way || ["nb", "nn", "no"].includes(language)) break;
}

// Somebody has signed in in this tab.
const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));

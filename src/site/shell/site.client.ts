/* Progressive enhancement of public pages. Every page works without JavaScript. */
import "#src/features/articles/article-slider.client.ts";
import "#src/campsite/consent/consent-panel.client.ts";

/*
 * Loads the script of a part when the visitor is about to use the part. Visitors who only read don't load it. The
 * script enhances the elements from the server.
 */
async function loadPartScript(part: HTMLElement): Promise<void> {
  const url = part.dataset["script"]!;
  part.removeAttribute("data-script");
  const { default: enlivenPart } = await import(/* @vite-ignore */ url).catch((error: unknown) => {
    // Without its script the part works as a plain form. The next touch tries again at a new address, because many
    // browsers cache a failed import.
    part.dataset["script"] = `${url.split("?")[0]}?${Date.now()}`;
    throw error;
  });
  enlivenPart(part);
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  document.addEventListener(sign, ({ target }) => {
    const part = target instanceof Element && target.closest<HTMLElement>("[data-script]");
    if (part) void loadPartScript(part);
  });
}

/*
 * Closes the header's drop-downs, which open without JavaScript: all of them on Escape, and those that cover the page
 * also on a press or focus elsewhere.
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

/* Opens dialogs in browsers without support for the `command` attribute. */
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[commandfor]")?.getAttribute("commandfor");
    if (id) (document.getElementById(id) as HTMLDialogElement).showModal();
  });
}

/** Makes the page's print button work. Without JavaScript the button is hidden. */
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print();
});

/*
 * Shows the home page's link to the first of our languages that the browser prefers. It is chosen in the browser, so
 * that the page is the same for everyone and nothing is stored or sent.
 */
for (const tag of navigator.languages) {
  const language = tag.slice(0, 2);
  const link = document.querySelector(`.other-language[lang|="${language}"]`);
  link?.removeAttribute("hidden");
  // For readers of any form of Norwegian, this page is the right one.
  if (link || ["nb", "nn", "no"].includes(language)) break;
}

// The staff app has stored the profile of a user who signed in in this tab.
const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));

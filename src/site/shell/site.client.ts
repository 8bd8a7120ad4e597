/* Progressive enhancement of public pages. Every page works without JavaScript. */
import "#src/campsite/consent/consent-panel.client.ts";

/* Loads the script of a part when the visitor is about to use the part. */
async function loadPartScript(part: HTMLElement): Promise<void> {
  const url = part.dataset["script"]!;
  part.removeAttribute("data-script");
  const { default: enlivenPart } = await import(/* @vite-ignore */ url).catch((error: unknown) => {
    // Without its script the part is a plain form. Browsers cache failed imports, so the next try uses a new address.
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

/* Closes the header's drop-downs: all on Escape, and those over the page also on a press or focus elsewhere. */
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

if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[commandfor]")?.getAttribute("commandfor");
    if (id) (document.getElementById(id) as HTMLDialogElement).showModal();
  });
}

document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print();
});

/*
 * Shows the link to the first of our languages that the browser prefers.
 * The browser chooses, so that the page is the same for everyone and nothing is stored or sent.
 */
for (const tag of navigator.languages) {
  const language = tag.slice(0, 2);
  const link = document.querySelector(`.other-language[lang|="${language}"]`);
  link?.removeAttribute("hidden");
  // This page suits readers of any form of Norwegian.
  if (link || ["nb", "nn", "no"].includes(language)) break;
}

// The staff app stores the profile of a user who signs in in this tab.
const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));

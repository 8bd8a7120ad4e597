/* The script of all public pages. The pages also work without JavaScript. */
import "#src/campsite/consent/consent-panel.client.ts";

/* Loads the script of a page part when the visitor is about to use the part. */
async function loadPartScript(part: HTMLElement): Promise<void> {
  const url = part.dataset["script"]!;
  part.removeAttribute("data-script");
  const { default: enlivenPart } = await import(/* @vite-ignore */ url).catch((error: unknown) => {
    // The next attempt uses a new address, because browsers cache a failed import. Until then the part is a plain form.
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

/* Escape closes all drop-downs of the header. A press or focus outside closes drop-downs that cover the page. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(".top details[open]");
const liesOverPage = (menu: HTMLElement) => getComputedStyle(menu.lastElementChild!).position === "absolute";

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    // The focused element may have been in the menu that is now hidden.
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
 * Shows the link to the home page in the browser's preferred language. The browser chooses the link. So the page is the
 * same for all visitors, and nothing is stored or sent.
 */
for (const tag of navigator.languages) {
  const language = tag.slice(0, 2);
  const link = document.querySelector(`.other-language[lang|="${language}"]`);
  link?.removeAttribute("hidden");
  // The page is already right for readers of any Norwegian language.
  if (link || ["nb", "nn", "no"].includes(language)) break;
}

// keep-typed-text.client.ts stores the typed text in the history before it reloads the page.
for (const [id, value] of history.state?.typed ?? [])
  Object.assign(document.getElementById(id) ?? {}, { value });

// The staff area stores the profile of the user who has signed in in this tab.
const hint = sessionStorage.getItem("staff");
const { staffMenus } = document.querySelector<HTMLElement>("#account")!.dataset;
if (hint) void import(/* @vite-ignore */ staffMenus!).then(({ showStaffMenus }) => showStaffMenus(hint));

/* Shows photos without loading a page. All photos share one history entry, so that Back leads to the gallery. */
import { onSwipe, resetSlide, slideFrom } from "./photo-slide.client.ts";

const keys: Record<string, string> = {
  ArrowLeft: "[rel=prev]",
  ArrowRight: "[rel=next]",
  Home: "[data-first]",
  End: "[data-last]",
};

const parts = [
  ".photo-close",
  ".photo-place",
  ".photo-shape",
  "figcaption",
  ".photo-marks",
  "[rel=prev]",
  "[rel=next]",
];

interface Photo {
  href: string;
  title: string;
  view: HTMLElement;
}

const own = { href: location.pathname, title: document.title };
let view = document.querySelector<HTMLElement>(".photo")!;
let shownHref = own.href;
const dialog = view ? undefined : document.body.appendChild(document.createElement("dialog"));
const isShown = () => !dialog || dialog.open;

const find = (selector: string, within = view) => within.querySelector<HTMLElement>(selector)!;
const strip = () => find(".photo-strip");

const loading = new Map<string, Promise<Photo>>();

/** Loads a photo from its page. XMLHttpRequest runs no scripts, loads no pictures and needs no Trusted Types. */
function load(href: string): Promise<Photo> {
  const started = loading.get(href);
  if (started) return started;
  const photo = new Promise<Photo>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => {
      const page = request.responseXML;
      const found = page?.querySelector<HTMLElement>(".photo");
      if (found) return resolve({ href, title: page!.title, view: found });
      loading.delete(href);
      reject(new Error(href));
    };
    request.open("GET", href);
    request.send();
  });
  loading.set(href, photo);
  return photo;
}

let latest = Promise.resolve();

/** Shows photos one after another, so that fast clicks aren't lost while a photo loads. */
function enqueue(hrefNow: () => string | null | undefined): void {
  const before = latest;
  latest = (async () => {
    await before;
    const href = hrefNow();
    if (!href) return resetSlide(strip());
    try {
      show(await load(href));
    } catch {
      // If loading fails, the browser opens the address and shows an error page or a saved page.
      location.assign(href);
    }
  })();
}

function show(photo: Photo): void {
  const fresh = document.importNode(photo.view, true);
  if (isShown()) turnTo(fresh);
  else open(fresh, photo.href);
  shownHref = photo.href;
  document.title = photo.title;
  if (dialog) dialog.ariaLabel = find("h1").textContent;
  if (location.pathname !== shownHref) history.replaceState(null, "", shownHref);
  for (const link of view.querySelectorAll("[rel][href]"))
    void load(link.getAttribute("href")!).catch(() => {});
}

function turnTo(fresh: HTMLElement): void {
  const before = [...strip().children] as HTMLElement[];
  const after = [...find(".photo-strip", fresh).children] as HTMLElement[];
  const from = before.findIndex(({ dataset }) => dataset["photo"] === after[1]!.dataset["photo"]);
  // A picture that has already loaded as a neighbour is used again.
  const slides = after.map((slide, place) => {
    const { photo } = slide.dataset;
    const loaded = before.find(({ dataset }) => photo && dataset["photo"] === photo) ?? slide;
    loaded.ariaHidden = place === 1 ? null : "true";
    return loaded;
  });
  strip().replaceChildren(...slides);
  for (const part of parts) become(find(part), find(part, fresh));
  slideFrom(strip(), Math.max(from, 0) - 1);
  const words = find("figcaption");
  const status = find("output");
  status.lang = words.lang;
  status.textContent = `${words.innerText} ${find(".photo-place").textContent}`;
}

/** Copies attributes and children to the existing element, so that the element keeps the focus. */
function become(element: Element, fresh: Element): void {
  for (const name of element.getAttributeNames())
    if (!fresh.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of fresh.attributes) element.setAttribute(name, value);
  element.replaceChildren(...fresh.childNodes);
}

function turn(selector: string): void {
  find(".photo-scale").classList.add("used");
  enqueue(() => {
    const link = find(selector);
    return link.getAttribute("href") ?? link.dataset[selector.slice(6, -1)];
  });
}

const notices = document.querySelectorAll("body > :is(.banner, .now-line)");

function open(fresh: HTMLElement, href: string): void {
  const wasUsed = view?.querySelector(".used");
  view = fresh;
  if (wasUsed) find(".photo-scale").classList.add("used");
  const top = document.createElement("div");
  top.className = "photo-notices";
  top.append(...notices);
  view.prepend(top);
  dialog!.className = "photo-dialog";
  dialog!.replaceChildren(view);
  dialog!.showModal();
  find("[rel=next]").focus();
  if (location.pathname === href) return;
  // The gallery keeps its scroll position.
  history.scrollRestoration = "manual";
  history.pushState(null, "", href);
}

dialog?.addEventListener("close", () => {
  document.querySelector("main")!.before(...notices);
  document.title = own.title;
  document.querySelector<HTMLElement>(`.gallery-photos a[href="${shownHref}"]`)?.focus();
  if (location.pathname !== own.href) history.back();
});

addEventListener("popstate", () => {
  const { pathname } = location;
  if (!dialog) {
    // After a reload at a photo's address, the gallery is the previous history entry.
    if (pathname !== shownHref) location.reload();
  } else if (pathname === own.href) {
    dialog.close();
    history.scrollRestoration = "auto";
  } else enqueue(() => pathname);
});

const isPlain = (event: KeyboardEvent | MouseEvent) =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

document.addEventListener("keydown", (event) => {
  const inOther = (event.target as Element).closest("header, form, dialog:not(.photo-dialog)");
  if (!isPlain(event) || !isShown() || inOther) return;
  const link = keys[event.key];
  if (link) {
    event.preventDefault();
    turn(link);
  }
  if (event.key === "Escape" && !dialog) find(".photo-close").click();
});

const thumbnailOf = ({ target }: Event) =>
  (target as Element).closest(".gallery-photos a")?.getAttribute("href");

document.addEventListener("pointerover", (event) => {
  const href = thumbnailOf(event);
  if (href) void load(href).catch(() => {});
});

document.addEventListener("click", (event) => {
  const href = thumbnailOf(event);
  const control = (event.target as Element).closest<HTMLAnchorElement>(
    ".photo > .photo-close, .photo-steps a",
  );
  if (!isPlain(event) || !(href || control)) return;
  event.preventDefault();
  if (href) enqueue(() => href);
  else if (control!.rel) turn(`[rel=${control!.rel}]`);
  else if (dialog) dialog.close();
  else location.replace(control!.href);
});

onSwipe((link) => turn(`[rel=${link}]`));

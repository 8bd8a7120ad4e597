/*
 * On a photo's page: arrow keys and swipes follow the links to its neighbours, Escape the link to the gallery. The
 * neighbours' pictures are loaded ahead in browsers that don't prerender their pages.
 */
const page = document.querySelector<HTMLElement>(".photo")!;
const frame = page.querySelector<HTMLElement>(".photo-frame")!;
const linkTo = (selector: string) => page.querySelector<HTMLAnchorElement>(selector);
const ways: Record<string, string> = {
  ArrowLeft: "[rel=prev]",
  ArrowRight: "[rel=next]",
  Escape: ".photo-close",
};

document.addEventListener("keydown", (event) => {
  const isForOthers =
    event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isElsewhere =
    event.target instanceof Element && event.target.closest("header, dialog, form, [popover]");
  const way = ways[event.key];
  if (way && !isForOthers && !isElsewhere) linkTo(way)?.click();
});

/** In pixels. Shorter movements are an unsteady finger; movements more vertical than horizontal are scrolling. */
const shortestSwipe = 48;
/** In pixels. A swipe from the window's edge is the system's own Back. */
const edge = 24;
let start: Touch | undefined;

function canSwipe({ target, touches: [touch, second] }: TouchEvent): boolean {
  const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
  if (!touch || second || isZoomed || touch.clientX <= edge || touch.clientX >= innerWidth - edge)
    return false;
  const { top, bottom } = frame.getBoundingClientRect();
  // While one page fades into the next, every touch reaches the root.
  const isInFade = target === document.documentElement && touch.clientY >= top && touch.clientY <= bottom;
  return isInFade || frame.contains(target as Node);
}

document.addEventListener("touchstart", (event) => (start = canSwipe(event) ? event.touches[0] : undefined), {
  passive: true,
});
document.addEventListener("touchend", ({ changedTouches: [end] }) => {
  if (!start || !end) return;
  const [right, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(right) > shortestSwipe && Math.abs(right) > 2 * Math.abs(down))
    linkTo(right < 0 ? "[rel=next]" : "[rel=prev]")?.click();
});

function fetchAhead(): void {
  const { currentSrc, sizes } = page.querySelector("img")!;
  const ending = currentSrc.slice(currentSrc.lastIndexOf("."));
  for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-srcset]")) {
    const image = new Image();
    image.sizes = sizes;
    image.srcset = dataset["srcset"]!.replaceAll(".jpg", ending);
  }
}

if (!HTMLScriptElement.supports?.("speculationrules")) addEventListener("load", fetchAhead);

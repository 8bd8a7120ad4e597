/* Drags a row of three photos along with a finger, and slides the row to the next or previous photo. */

/** The minimum length of a swipe in pixels. A swipe must also be more than twice as wide as high. */
const shortestSwipe = 48;
/** The width of the window's edge in pixels. A swipe from the edge is the system's Back gesture. */
const edge = 24;

/** Slides a row back to its middle. @param places 1 or -1 if it starts a photo to the right or left, 0 if dragged */
export function slideFrom(strip: HTMLElement, places: number): void {
  const [, middle, right] = strip.children as unknown as HTMLElement[];
  const start =
    places * (right!.offsetLeft - middle!.offsetLeft) + (Number.parseFloat(strip.style.translate) || 0);
  strip.style.translate = "";
  if (start && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    strip.animate({ translate: [`${start}px`, "0"] }, { duration: 200, easing: "ease-out" });
}

export const resetSlide = (strip: HTMLElement) => slideFrom(strip, 0);

export function onSwipe(turn: (rel: "prev" | "next") => void): void {
  let strip: HTMLElement | null | undefined;
  let start: Touch;

  document.addEventListener(
    "touchstart",
    ({ target, touches }) => {
      if (strip) resetSlide(strip);
      start = touches[0]!;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      const isAtEdge = start.clientX <= edge || start.clientX >= innerWidth - edge;
      const canSwipe = touches.length === 1 && !isZoomed && !isAtEdge;
      strip = canSwipe ? (target as Element).closest(".photo-frame")?.querySelector(".photo-strip") : null;
    },
    { passive: true },
  );
  document.addEventListener(
    "touchmove",
    ({ changedTouches: [touch] }) => {
      if (strip) strip.style.translate = `${touch!.clientX - start.clientX}px`;
    },
    { passive: true },
  );
  document.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!strip) return;
    const [right, down] = [end!.clientX - start.clientX, end!.clientY - start.clientY];
    if (Math.abs(right) > shortestSwipe && Math.abs(right) > 2 * Math.abs(down))
      turn(right < 0 ? "next" : "prev");
    else resetSlide(strip);
    strip = null;
  });
  document.addEventListener("touchcancel", () => {
    if (strip) resetSlide(strip);
    strip = null;
  });
}

/*
 * Lets the carousel's pictures take turns. They wait while nobody sees them, while somebody points at them or is in them,
 * and when calm is asked for.
 */
const interval = 4000;
const leastSwipe = 40;

for (const carousel of document.querySelectorAll<HTMLElement>(".carousel")) {
  const list = carousel.querySelector("ul")!;
  const slides = [...list.children];
  const pause = carousel.querySelector<HTMLElement>("[aria-pressed]")!;

  const turn = (steps: number) => {
    const current = slides.findIndex((slide) => slide.matches("[data-current]"));
    slides.forEach((slide, index) =>
      slide.toggleAttribute("data-current", index === (current + steps + slides.length) % slides.length),
    );
  };
  const setPaused = (isPaused: boolean) => {
    pause.setAttribute("aria-pressed", String(isPaused));
    list.ariaLive = isPaused ? "polite" : "off";
  };
  setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches);

  carousel.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button === pause) setPaused(pause.ariaPressed !== "true");
    else if (button) turn(Number(button.dataset["turn"]));
  });

  let isInView = false;
  new IntersectionObserver(([entry]) => {
    isInView = entry!.isIntersecting;
    if (isInView) for (const slide of slides) slide.toggleAttribute("data-near", true);
  }).observe(carousel);

  let from = 0;
  list.addEventListener("touchstart", ({ touches }) => (from = touches[0]!.clientX), { passive: true });
  list.addEventListener("touchend", ({ changedTouches }) => {
    const distance = changedTouches[0]!.clientX - from;
    if (Math.abs(distance) > leastSwipe) turn(distance < 0 ? 1 : -1);
  });

  setInterval(() => {
    if (isInView && pause.ariaPressed !== "true" && !carousel.matches(":hover, :focus-within")) turn(1);
  }, interval);
}

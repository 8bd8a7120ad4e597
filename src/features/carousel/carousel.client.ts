/* A CSS animation is the timer. Hovering, focus and the pause button pause the timer. */
const minSwipe = 40;
/** The carousel counts as in view when at least this share of its area is visible. */
const seenShare = 0.5;

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

  new IntersectionObserver(
    ([entry]) => {
      carousel.toggleAttribute("data-seen", entry!.intersectionRatio >= seenShare);
      if (entry!.isIntersecting) for (const slide of slides) slide.toggleAttribute("data-near", true);
    },
    { threshold: [0, seenShare] },
  ).observe(carousel);
  list.addEventListener("animationend", () => turn(1));

  let from = 0;
  list.addEventListener("touchstart", ({ touches }) => (from = touches[0]!.clientX), { passive: true });
  list.addEventListener("touchend", ({ changedTouches }) => {
    const distance = changedTouches[0]!.clientX - from;
    if (Math.abs(distance) > minSwipe) turn(distance < 0 ? 1 : -1);
  });
}

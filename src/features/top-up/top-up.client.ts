/*
 * Goes on to the card-payment provider after some seconds, which the guest sees and can stop. They wait while somebody
 * points at them or is in them, and while nobody sees the page. Who asks for less motion, or comes back, is left alone.
 */
const board = document.querySelector<HTMLElement>("[data-top-up]");
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (board && !matchMedia("(prefers-reduced-motion: reduce)").matches && arrival?.type !== "back_forward") {
  const link = board.querySelector("a")!;
  const wait = board.querySelector<HTMLElement>(".top-up-wait")!;
  const left = wait.querySelector("b")!;

  const ticking = setInterval(() => {
    if (document.hidden || board.matches(":hover, :focus-within")) return;
    left.textContent = String(Number(left.textContent) - 1);
    if (left.textContent !== "0") return;
    clearInterval(ticking);
    // In this page's place, so that Back leads to where the guest came from.
    location.replace(link.href);
  }, 1000);

  const stop = () => {
    clearInterval(ticking);
    wait.inert = true;
  };

  wait.inert = false;
  wait.querySelector("button")!.addEventListener("click", () => {
    stop();
    board.querySelector<HTMLElement>("output > span")!.hidden = false;
    link.focus();
  });
  addEventListener("pagehide", stop);
}

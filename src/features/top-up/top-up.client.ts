/*
 * Opens the provider's site after a countdown that the guest can stop. The countdown pauses on hover, on focus and
 * while the page is hidden. No request reaches the provider before the countdown ends.
 */
const board = document.querySelector<HTMLElement>("[data-top-up]");
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (board && !matchMedia("(prefers-reduced-motion: reduce)").matches && arrival?.type !== "back_forward") {
  const link = board.querySelector("a")!;
  const wait = board.querySelector<HTMLElement>(".top-up-wait")!;
  const number = wait.querySelector("b")!;
  let left = Number(number.textContent);
  const main = board.closest("main")!;
  const [announced, stopped] = board.querySelectorAll<HTMLElement>("output > span");

  const ticking = setInterval(() => {
    if (document.hidden || board.matches(":hover") || main.matches(":focus-within")) return;
    number.textContent = String((left -= 1));
    if (left > 0) return;
    clearInterval(ticking);
    // The provider's site replaces this page in the history, so that Back skips this page.
    location.replace(link.href);
  }, 1000);

  const stop = () => {
    clearInterval(ticking);
    wait.inert = true;
  };

  wait.inert = false;
  announced!.hidden = false;
  wait.querySelector("button")!.addEventListener("click", () => {
    stop();
    announced!.hidden = true;
    stopped!.hidden = false;
    link.focus();
  });
  addEventListener("pagehide", stop);
}

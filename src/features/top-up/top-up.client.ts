/*
 * Goes on to the card-payment provider after some seconds, which the guest sees, hears and can stop. They wait while
 * somebody points at the board or has the focus in the page's content, and while nobody sees the page. Who asks for
 * less motion, or comes back, is left alone. Until then nothing is asked of the provider.
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
    // Replaces this page in the history, so that Back leads to where the guest came from.
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

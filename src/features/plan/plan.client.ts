/*
 * Loads the script that makes the plan zoom, move and search, when the visitor is about to use the plan or the address
 * names a place. Until then, its links and its form work by themselves, and it can be scrolled.
 */
const plan = document.querySelector<HTMLElement>("[data-plan]")!;

scrollToSomething(plan.querySelector(".plan-window")!);

let enlivened: Promise<void> | undefined;
const enliven = () =>
  (enlivened ??= import("./plan-live.client.ts").then(({ enlivenPlan }) => enlivenPlan(plan)));

if (location.search || location.hash) void enliven();
plan.addEventListener("focusin", enliven, { once: true });
plan.addEventListener("pointerover", ({ pointerType }) => pointerType !== "touch" && enliven());
addEventListener("hashchange", enliven, { once: true });

// A button may be pressed before its script has loaded.
plan.addEventListener("click", async ({ target }) => {
  const tool = (target as Element).closest<HTMLElement>("[data-zoom]");
  if (!tool || "live" in plan.dataset) return;
  await enliven();
  tool.click();
});

/** A plan that is larger than its window begins in the corner: where nothing is there, what is first comes into its middle. */
function scrollToSomething(window: Element): void {
  const seen = window.getBoundingClientRect();
  const boxes = [...window.querySelectorAll(".plan-drawing a")].map((thing) => thing.getBoundingClientRect());
  const isSeen = ({ left, right, top, bottom }: DOMRect) =>
    left < seen.right && right > seen.left && top < seen.bottom && bottom > seen.top;
  const [first] = boxes;
  if (!first || boxes.some(isSeen)) return;
  window.scrollBy(
    (first.left + first.right - seen.left - seen.right) / 2,
    (first.top + first.bottom - seen.top - seen.bottom) / 2,
  );
}

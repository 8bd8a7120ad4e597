/* Loads the script when the visitor begins to use the plan, or when the address has a query or a fragment. */
const plan = document.querySelector<HTMLElement>("[data-plan]")!;

scrollToSomething(plan.querySelector(".plan-window")!);

let enlivened: Promise<void> | undefined;
const loadPlanScript = () =>
  (enlivened ??= import(/* @vite-ignore */ plan.dataset["plan"]!).then(({ enablePlan }) => enablePlan(plan)));

if (location.search || location.hash) void loadPlanScript();
plan.addEventListener("focusin", loadPlanScript, { once: true });
plan.addEventListener("pointerover", ({ pointerType }) => pointerType !== "touch" && loadPlanScript());
addEventListener("hashchange", loadPlanScript, { once: true });

// A visitor may click a zoom button before the script has loaded.
plan.addEventListener("click", async ({ target }) => {
  const tool = (target as Element).closest<HTMLElement>("[data-zoom]");
  if (!tool || "live" in plan.dataset) return;
  await loadPlanScript();
  tool.click();
});

/** If the visible corner of a large plan is empty, scrolls the first link to the middle. */
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

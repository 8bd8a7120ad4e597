/*
 * Fetches what makes the plan zoom, move and search when the visitor is about to use it, or when the address asks for
 * something. Until then its links and its form work by themselves, and a finger scrolls it.
 */
const plan = document.querySelector<HTMLElement>("[data-plan]")!;

let enlivened: Promise<void> | undefined;
const enliven = () =>
  (enlivened ??= import("./plan-live.client.ts").then(({ enlivenPlan }) => enlivenPlan(plan)));

if (location.search || location.hash) void enliven();
plan.addEventListener("focusin", enliven, { once: true });
plan.addEventListener("pointerover", ({ pointerType }) => pointerType !== "touch" && enliven());
addEventListener("hashchange", enliven, { once: true });

// The first press on a button may come before what it does.
plan.addEventListener("click", async ({ target }) => {
  const tool = (target as Element).closest<HTMLElement>("[data-zoom]");
  if (!tool || "live" in plan.dataset) return;
  await enliven();
  tool.click();
});

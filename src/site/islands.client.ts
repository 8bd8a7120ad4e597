import type { ComponentType } from "react";

/*
 * Brings an island to life when the visitor is about to use it: React and the island's own code are fetched only then,
 * so that a page which is only read costs no JavaScript beyond this.
 */
const islands = import.meta.glob<{ default: ComponentType }>("/src/**/*.island.tsx");

async function hydrate(root: HTMLElement): Promise<void> {
  root.dataset["hydrated"] = "";
  const name = root.dataset["island"]!;
  const load = Object.entries(islands).find(([file]) => file.endsWith(`/${name}.island.tsx`))![1];
  const [{ createElement }, { hydrateRoot }, { default: Component }] = await Promise.all([import("react"), import("react-dom/client"), load()]);
  hydrateRoot(root, createElement(Component, JSON.parse(root.dataset["props"]!)), { identifierPrefix: name });
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  document.addEventListener(sign, ({ target }) => {
    const root = target instanceof Element && target.closest<HTMLElement>("[data-island]:not([data-hydrated])");
    if (root) void hydrate(root);
  });
}

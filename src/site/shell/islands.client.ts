/*
 * Brings an island to life when the visitor is about to use it: React and the island's own code are fetched only then,
 * so that a page which is only read costs no JavaScript beyond this.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const { island, runtime, props } = root.dataset;
  root.removeAttribute("data-island");
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import(/* @vite-ignore */ runtime!),
    import(/* @vite-ignore */ island!),
  ]).catch((error: unknown) => {
    // Until then it works as the plain form that it is; with better coverage the next touch gets through.
    root.dataset["island"] = island;
    throw error;
  });
  hydrateIsland(root, Component, JSON.parse(props!));
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  document.addEventListener(sign, ({ target }) => {
    const root = target instanceof Element && target.closest<HTMLElement>("[data-island]");
    if (root) void hydrate(root);
  });
}

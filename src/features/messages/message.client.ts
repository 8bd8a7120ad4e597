/*
 * Opens dialogs in browsers that don't know the button's command yet.
 */
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[commandfor]")?.getAttribute("commandfor");
    if (id) (document.getElementById(id) as HTMLDialogElement).showModal();
  });
}

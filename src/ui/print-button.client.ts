/** Lets the page's print button print; without a script the button isn't shown. */
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print();
});

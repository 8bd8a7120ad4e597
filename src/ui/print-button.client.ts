/** Makes the page's print button work; without JavaScript the button is hidden. */
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print();
});

/* Shows the buttons that share, where the browser can. */
if ("share" in navigator)
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const url = new URL(button.dataset["share"] || location.hash, location.href).href;
      // Whoever thinks better of it closes the phone's sheet, which is no error.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    });
  }

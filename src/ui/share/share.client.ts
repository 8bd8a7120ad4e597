/* Shows the share buttons in browsers that can share. */
if ("share" in navigator)
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const url = new URL(button.dataset["share"] || location.hash, location.href).href;
      // Closing the share dialog rejects the promise, which is no error.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    });
  }

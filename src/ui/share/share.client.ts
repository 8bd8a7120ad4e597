if ("share" in navigator)
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const url = new URL(button.dataset["share"] || location.hash, location.href).href;
      // The promise is rejected when the user closes the share dialog.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    });
  }

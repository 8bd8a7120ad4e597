if ("share" in navigator)
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const url = new URL(button.dataset["share"] || location.hash, location.href).href;
      // Closing the share dialog rejects the promise.
      navigator.share({ title: document.title, url }).catch(() => undefined);
    });
  }

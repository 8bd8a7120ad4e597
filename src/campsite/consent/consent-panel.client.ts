/*
 * Sends the visitor's choice with fetch. A redirect means success: the page is reloaded at the same scroll position.
 * After any other response, the form is submitted normally, so that the visitor sees the error.
 */
import { consentAnchor } from "./consent.ts";

const panel = document.querySelector<HTMLElement>(".consent");
const form = panel?.querySelector("form");

function setOpen(isOpen: boolean): void {
  panel!.dataset["open"] = String(isOpen);
  panel!.querySelector<HTMLElement>(`[aria-expanded="${isOpen}"]`)!.focus();
}

panel?.addEventListener("click", (event) => {
  const button = (event.target as Element).closest("[aria-expanded]");
  if (!button) return;
  event.preventDefault();
  // The second click of a double click would hit the button that appears in the same place.
  if (event.detail < 2) setOpen(button.ariaExpanded === "false");
});

panel?.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") setOpen(false);
});

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { submitter } = event;
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  const answer = await fetch(form.action, { method: "post", body, redirect: "manual" }).catch(
    () => undefined,
  );
  if (answer?.type === "opaqueredirect") {
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
    return;
  }
  const choice = document.createElement("input");
  Object.assign(choice, { type: "hidden", name: "choice", value: (submitter as HTMLButtonElement).value });
  form.append(choice);
  form.submit();
});

/** The link that opened the panel gets the focus when the panel closes. */
let opener = document.querySelector<HTMLElement>(`.foot a[href="${consentAnchor}"]`);

document.addEventListener("click", ({ target }) => {
  const link =
    target instanceof Element && target.closest<HTMLElement>(`a[href="${consentAnchor}"], .consent-close`);
  if (!link) return;
  if (link.matches(".consent-close")) opener?.focus();
  else opener = link;
});

/*
 * Sends the choice without leaving the page: it is loaded again where it stood. Unless that is answered well, which is
 * a redirect, the form is simply sent, so that the visitor sees what there is to see.
 */
import { consentAnchor } from "./consent.ts";

const panel = document.querySelector<HTMLElement>(".consent");
const form = panel?.querySelector("form");

/** The choices open and close in place; the button that does the opposite stands where the other one was. */
function setOpen(isOpen: boolean): void {
  panel!.dataset["open"] = String(isOpen);
  panel!.querySelector<HTMLElement>(`[aria-expanded="${isOpen}"]`)!.focus();
}

panel?.addEventListener("click", (event) => {
  const button = (event.target as Element).closest("[aria-expanded]");
  if (!button) return;
  event.preventDefault();
  // The second press of a double click reaches the other button.
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

/** What led to the panel, to which closing leads back: the footer's link unless another did. */
let opener = document.querySelector<HTMLElement>(`.foot a[href="${consentAnchor}"]`);

document.addEventListener("click", ({ target }) => {
  const link =
    target instanceof Element && target.closest<HTMLElement>(`a[href="${consentAnchor}"], .consent-close`);
  if (!link) return;
  if (link.matches(".consent-close")) opener?.focus();
  else opener = link;
});

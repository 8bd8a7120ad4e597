/*
 * Sends the choice without leaving the page: it is loaded again where it stood. Unless that is answered well, which is
 * a redirect, the form is simply sent, so that the visitor sees what there is to see.
 */
import { consentAnchor } from "./consent.ts";

const form = document.querySelector<HTMLFormElement>(".consent form");

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

/*
 * Sends the consent with fetch and reloads the page, so that a guest who is writing a message loses nothing. After any
 * other response than a redirect, the form is submitted normally, so that the visitor sees the error.
 */
export default function enableOffer(form: HTMLFormElement): void {
  form.addEventListener(
    "submit",
    async (event) => {
      event.preventDefault();
      const fields = new FormData(form, event.submitter);
      const body = new URLSearchParams(fields as unknown as Record<string, string>);
      const answer = await fetch(form.action, { method: "post", body, redirect: "manual" }).catch(
        () => undefined,
      );
      if (answer?.type !== "opaqueredirect") return form.requestSubmit(event.submitter);
      const typed = Array.from(
        document.querySelectorAll<HTMLInputElement>("main :is(input, textarea)[id]"),
        ({ id, value }) => [id, value],
      );
      // site.client.ts fills the fields in again.
      history.replaceState({ typed }, "", String(fields.get("returnTo")));
      location.reload();
    },
    { once: true },
  );
}

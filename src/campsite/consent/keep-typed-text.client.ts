/**
 * Keeps the text that a guest is writing when the guest consents elsewhere on the page. The consent is sent with fetch,
 * and the page is reloaded. Then site.client.ts fills the fields in again. After a response without a redirect, the
 * consent is submitted normally, so that the guest sees the error.
 */
export function keepTypedText(): void {
  const offer = document.querySelector<HTMLFormElement>(".consent-offer");
  offer?.addEventListener(
    "submit",
    async (event) => {
      event.preventDefault();
      const fields = new FormData(offer, event.submitter);
      const body = new URLSearchParams(fields as unknown as Record<string, string>);
      const answer = await fetch(offer.action, { method: "post", body, redirect: "manual" }).catch(
        () => undefined,
      );
      if (answer?.type !== "opaqueredirect") return offer.requestSubmit(event.submitter);
      const typed = Array.from(
        document.querySelectorAll<HTMLInputElement>("main :is(input, textarea)[id]"),
        ({ id, value }) => [id, value],
      );
      history.replaceState({ typed }, "", fields.get("returnTo") as string);
      location.reload();
    },
    { once: true },
  );
}

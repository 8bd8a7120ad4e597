/* Sends the choice without leaving the page: it is loaded again where it stood. If that fails, the form is simply sent. */
const form = document.querySelector<HTMLFormElement>(".consent form");

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { submitter } = event;
  try {
    const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
    await fetch(form.action, { method: "post", body, redirect: "manual" });
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  } catch {
    const choice = document.createElement("input");
    Object.assign(choice, { type: "hidden", name: "choice", value: (submitter as HTMLButtonElement).value });
    form.append(choice);
    form.submit();
  }
});

/* Asks for permission at once when the button is pressed, because browsers allow this only during a press. */
const pushOffer = document.querySelector<HTMLElement>("[data-push]")!;
const button = pushOffer.querySelector("button")!;
const form = button.form!;

button.addEventListener("click", (event) => {
  // The value is set when an earlier press has subscribed this browser. This press only sends the form again.
  if (button.value) return;
  event.preventDefault();
  // Disabling the e-mail field makes it optional, because push messages don't need an e-mail address.
  const email = form.elements.namedItem("email") as HTMLInputElement | null;
  if (email) email.disabled = true;
  const isComplete = form.reportValidity();
  if (email) email.disabled = false;
  if (!isComplete) return;
  const permission = "Notification" in window ? Notification.requestPermission() : undefined;
  void import(/* @vite-ignore */ pushOffer.dataset["live"]!).then(({ subscribe }) =>
    subscribe(pushOffer, permission),
  );
});

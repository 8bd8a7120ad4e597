/* Shows the button that turns push messages off, in a browser that gets them. */
const pushEnd = document.querySelector<HTMLElement>("[data-push-end]")!;
const endButton = pushEnd.querySelector("button")!;

if ("serviceWorker" in navigator)
  void navigator.serviceWorker
    .getRegistration("/")
    .then((worker) => worker?.pushManager?.getSubscription())
    .then((subscription) => (pushEnd.hidden = !subscription));

endButton.addEventListener("click", (event) => {
  // The value is set when an earlier press has unsubscribed this browser. This press only sends the form again.
  if (endButton.value) return;
  event.preventDefault();
  void import(/* @vite-ignore */ pushEnd.dataset["live"]!).then(({ unsubscribe }) => unsubscribe(endButton));
});

/*
 * Wakes the offer once it is pressed, or if the visitor keeps pages already. Where there are no service workers, as in
 * some private windows, there is nothing to offer.
 */
const offer = document.querySelector<HTMLElement>(".offline-offer")!;

const wake = (isPressed: boolean) =>
  import(/* @vite-ignore */ offer.dataset["live"]!).then(({ wakeOffer }) => wakeOffer(offer, isPressed));

if ("serviceWorker" in navigator) {
  offer.querySelector("button")!.addEventListener("click", () => void wake(true), { once: true });
  void navigator.serviceWorker.getRegistration().then((registration) => registration && wake(false));
} else offer.hidden = true;

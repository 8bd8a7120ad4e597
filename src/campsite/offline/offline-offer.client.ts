/*
 * Loads the offer's script when the button is pressed, or when the visitor has saved pages already. The offer is
 * hidden where service workers are missing, as in some private windows.
 */
const offer = document.querySelector<HTMLElement>(".offline-offer")!;

const loadOfferScript = (isPressed: boolean) =>
  import(/* @vite-ignore */ offer.dataset["live"]!).then(({ wakeOffer }) => wakeOffer(offer, isPressed));

if ("serviceWorker" in navigator) {
  offer.querySelector("button")!.addEventListener("click", () => void loadOfferScript(true), { once: true });
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration && loadOfferScript(false));
} else offer.hidden = true;

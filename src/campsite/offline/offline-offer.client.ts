/*
 * Loads the offer's script when the button is pressed, or when the visitor has saved pages already. The offer is
 * hidden where service workers are missing, as in some private windows.
 */
const offer = document.querySelector<HTMLElement>(".offline-offer")!;

let waking: Promise<() => Promise<void>> | undefined;
const wake = () =>
  (waking ??= import(/* @vite-ignore */ offer.dataset["live"]!).then(({ wakeOffer }) => wakeOffer(offer)));

if ("serviceWorker" in navigator) {
  offer.querySelector("button")!.addEventListener("click", async () => (await wake())());
  void navigator.serviceWorker.getRegistration().then((registration) => registration && wake());
} else offer.hidden = true;

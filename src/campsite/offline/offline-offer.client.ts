/* Loads the button's script when the button is pressed, or at once if the service worker is registered. */
const offer = document.querySelector<HTMLElement>(".offline-offer")!;

let url = offer.dataset["live"]!;
let waking: Promise<() => Promise<void>> | undefined;
const wake = () =>
  (waking ??= import(/* @vite-ignore */ url)
    .then(({ enableOffer }) => enableOffer(offer))
    .catch((error: unknown) => {
      // The next attempt uses a new address, because many browsers cache a failed import.
      url = `${url.split("?")[0]}?${Date.now()}`;
      waking = undefined;
      throw error;
    }));

if ("serviceWorker" in navigator) {
  offer.querySelector("button")!.addEventListener("click", async () => (await wake())());
  void navigator.serviceWorker.getRegistration().then((registration) => registration && wake());
} else offer.hidden = true;

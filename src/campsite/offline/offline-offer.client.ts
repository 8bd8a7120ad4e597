/* Loads the button's script when the button is pressed, or at once if the service worker is registered. */
const offer = document.querySelector<HTMLElement>(".offline-offer")!;

let url = offer.dataset["live"]!;
let loading: Promise<() => Promise<void>> | undefined;
const load = () =>
  (loading ??= import(/* @vite-ignore */ url)
    .then(({ enableOffer }) => enableOffer(offer))
    .catch((error: unknown) => {
      // The next attempt uses a new address, because many browsers cache a failed import.
      url = `${url.split("?")[0]}?${Date.now()}`;
      loading = undefined;
      throw error;
    }));

if ("serviceWorker" in navigator) {
  offer.querySelector("button")!.addEventListener("click", async () => (await load())());
  void navigator.serviceWorker.getRegistration().then((registration) => registration && load());
} else offer.hidden = true;

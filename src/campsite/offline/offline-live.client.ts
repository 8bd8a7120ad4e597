import { formatBytes } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { offlineText } from "#messages/offline";
import { registerGuestWorker, removeUnusedWorker } from "./guest-worker.ts";
import { readState, type SaveAnswer, type SavedState } from "./saved-state.ts";
import { savedWhen } from "./saved-date.ts";

/** Shows whether pages are saved. Returns the click handler of the button that saves or removes pages. */
export async function enableOffer(offer: HTMLElement): Promise<() => Promise<void>> {
  const language = offer.dataset["language"] as Language;
  const list = offer.dataset["list"]!;
  const text = offlineText[language];
  const [heading, status, button] = ["h2", "p", "button"].map((part) =>
    offer.querySelector<HTMLElement>(part)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];

  async function findSaved(): Promise<SavedState | undefined> {
    const state = await readState();
    return state?.list === list ? state : undefined;
  }

  function show(state: SavedState | undefined, words: string = text.offer.words): void {
    const { saved } = text;
    offer.toggleAttribute("data-kept", Boolean(state));
    heading.textContent = (state ? saved : text.offer).heading;
    status.textContent = state
      ? saved.words({
          pages: state.pages,
          when: savedWhen(state.at, Date.now(), language),
          size: formatBytes(state.bytes),
        })
      : words;
    button.textContent = state ? saved.remove : text.offer.save;
  }

  async function press(): Promise<void> {
    if (await findSaved()) {
      await removeAll();
      return show(undefined, text.removed);
    }
    button.textContent = text.saving;
    const before = await readState();
    const answer = await save(list);
    if ("state" in answer) return show(answer.state);
    if (!before) await removeAll();
    show(undefined, text.faults[answer.fault]);
  }

  show(await findSaved());
  let isBusy = false;
  return async () => {
    if (isBusy) return;
    isBusy = true;
    await press().finally(() => (isBusy = false));
  };
}

async function save(list: string): Promise<SaveAnswer> {
  try {
    await registerGuestWorker();
  } catch {
    return { fault: "no-answer" };
  }
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data as SaveAnswer), { once: true });
    port1.start();
    active!.postMessage({ list }, [port2]);
  });
}

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await removeUnusedWorker();
}

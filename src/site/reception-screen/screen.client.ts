/* While the network is down, the old content stays, but the clock continues and expired elements disappear. */
import type { Language } from "#src/i18n/language.ts";
import { clockAt } from "./clock.ts";

const minute = 60_000;
/** The timeout of a request in milliseconds. */
const patience = 20_000;
/** Everything on the screen moves by this many pixels to prevent burn-in. The margins are wider. */
const reach = 6;

const language = document.body.dataset["language"] as Language;
/** In milliseconds. The demo can set the clock ahead. */
const clock = () => Date.now() + Number(document.body.dataset["ahead"] ?? 0);
let fetchedAt = clock();
let isLost = false;

/** XMLHttpRequest parses HTML without a Trusted Types sink. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname);
    request.responseType = "document";
    request.timeout = patience;
    request.addEventListener("loadend", () =>
      request.status === 200 ? resolve(request.response as Document) : reject(new Error("no answer")),
    );
    request.send();
  });
}

/** Replaces the content after its images are decoded. A new build has new files, so the page is reloaded. */
async function refresh(): Promise<void> {
  try {
    const page = await fetchPage();
    const newest = document.importNode(page.querySelector("main")!, true);
    await Promise.all([...newest.querySelectorAll("img")].map((image) => image.decode()));
    if (page.querySelector("script")!.src !== document.querySelector("script")!.src) location.reload();
    document.querySelector("main")!.replaceWith(newest);
    fetchedAt = clock();
    isLost = false;
  } catch {
    isLost = true;
  }
  show();
}

function show(): void {
  const now = clock();
  const main = document.querySelector("main")!;
  const { day, time } = clockAt(now, language);
  const setText = (name: string, words: string) =>
    (main.querySelector(`[data-${name}]`)!.textContent = words);
  setText("day", day);
  setText("time", time);
  setText("fetched", clockAt(fetchedAt, language).time);
  main.toggleAttribute("data-lost", isLost);
  for (const part of main.querySelectorAll<HTMLElement>("[data-until]"))
    part.hidden = Number(part.dataset["until"]) <= now;
  const turn = (now / minute) * 2 * Math.PI;
  const wander = (minutes: number) => `${Math.round(reach * Math.sin(turn / minutes))}px`;
  main.style.translate = `${wander(31)} ${wander(23)}`;
}

function schedule(): void {
  setTimeout(
    () => {
      show();
      void refresh();
      schedule();
    },
    minute - (Date.now() % minute) + 200,
  );
}

show();
schedule();
addEventListener("online", () => void refresh());

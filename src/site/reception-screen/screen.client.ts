/* Updates the wall screen. Without a network, the clock continues, and only expired elements disappear. */
import type { Language } from "#src/i18n/language.ts";
import { clockAt } from "./clock.ts";

const minute = 60_000;
/** The timeout of a request in milliseconds. */
const timeLimit = 20_000;
/** The number of pixels by which the content moves to prevent burn-in. The margins are wider than this. */
const maxShift = 6;

const language = document.body.dataset["language"] as Language;
/** Returns the time in milliseconds since 1970. The demo can set the clock ahead. */
const clock = () => Date.now() + Number(document.body.dataset["ahead"] ?? 0);
let fetchedAt = clock();
let isLost = false;

/** Loads the page with XMLHttpRequest, which parses HTML without a Trusted Types sink. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname);
    request.responseType = "document";
    request.timeout = timeLimit;
    request.addEventListener("loadend", () =>
      request.status === 200 ? resolve(request.response as Document) : reject(new Error("no answer")),
    );
    request.send();
  });
}

/** Loads the page, and replaces <main> after its images are decoded. Reloads the page if the build has changed. */
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
  const wander = (minutes: number) => `${Math.round(maxShift * Math.sin(turn / minutes))}px`;
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

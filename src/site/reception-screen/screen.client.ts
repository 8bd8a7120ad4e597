/*
 * Keeps the screen as it is on the server without ever loading it anew: once a minute its newest HTML is fetched and
 * takes the old one's place. Without an answer it stays what it was and says since when, its clock goes on, and what is
 * over by itself goes.
 */
import type { Language } from "#src/i18n/language.ts";
import { clockAt } from "./clock.ts";

const minute = 60_000;
/** An answer that takes longer is none. */
const patience = 20_000;
/** How far the picture wanders, in pixels, so that nothing is burnt into the panel; its margins are wider. */
const reach = 6;

const language = document.body.dataset["language"] as Language;
/** The site's clock, which the demo sets. */
const clock = () => Date.now() + Number(document.body.dataset["ahead"] ?? 0);
let fetchedAt = clock();
let isLost = false;

/** Asked for in the old way: only so a browser reads HTML that no text of ours has become. */
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

/** Takes over what is new, once its pictures can be painted. A new build has other files, so all is loaded then. */
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

/** All that follows from the time alone. */
function show(): void {
  const now = clock();
  const main = document.querySelector("main")!;
  const { day, time } = clockAt(now, language);
  const say = (name: string, words: string) => (main.querySelector(`[data-${name}]`)!.textContent = words);
  say("day", day);
  say("time", time);
  say("fetched", clockAt(fetchedAt, language).time);
  main.toggleAttribute("data-lost", isLost);
  for (const part of main.querySelectorAll<HTMLElement>("[data-until]"))
    part.hidden = Number(part.dataset["until"]) <= now;
  const turn = (now / minute) * 2 * Math.PI;
  const wander = (minutes: number) => `${Math.round(reach * Math.sin(turn / minutes))}px`;
  main.style.translate = `${wander(31)} ${wander(23)}`;
}

/** A little after each full minute, when the server has made the new page. */
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

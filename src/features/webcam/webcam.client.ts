/*
 * Keeps the pictures, their times and ages as they are on the server, without loading the page anew: once a minute its
 * newest HTML is fetched and what has changed in it is taken over. While nobody looks, nothing is asked.
 */
const cameras = document.querySelector<HTMLElement>(".webcams")!;
const stale = document.querySelector<HTMLElement>(".webcam-stale > span")!;
const minute = 60_000;

let isDue = false;

async function refresh(): Promise<void> {
  isDue = document.hidden;
  if (isDue) return;
  let isFresh = true;
  try {
    const page = await fetchPage();
    const newest = page.querySelectorAll(".webcam");
    await Promise.all([...cameras.querySelectorAll(".webcam")].map((camera, i) => renew(camera, newest[i]!)));
  } catch {
    isFresh = false;
  }
  // The age is a minute too old by now; the time at which a picture was taken stays right.
  cameras.toggleAttribute("data-stale", !isFresh);
  stale.hidden = isFresh;
  setTimeout(refresh, minute);
}

/** This page as it is now. Asked for in the old way: only so a browser reads HTML that no text of ours has become. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname);
    request.responseType = "document";
    request.addEventListener("load", () => resolve(request.response as Document));
    request.addEventListener("error", reject);
    request.send();
  });
}

/** Puts what is new in a camera's place; a new picture once it can be painted, so that nothing flickers. */
async function renew(camera: Element, newest: Element): Promise<void> {
  const own = document.importNode(newest, true);
  const [before, after] = [camera, own].map((each) => each.querySelector<HTMLImageElement>(":scope > img"));
  if (after && before?.src === after.src) after.replaceWith(before);
  else if (after) {
    after.loading = "eager";
    await after.decode();
  }
  camera.replaceChildren(...own.childNodes);
}

setTimeout(refresh, minute);
document.addEventListener("visibilitychange", () => {
  if (isDue) void refresh();
});

/* Once a minute the script fetches the page's HTML and updates the cameras. A hidden page fetches nothing. */
const cameras = document.querySelector<HTMLElement>(".webcams")!;
const stale = document.querySelector<HTMLElement>("[data-warning] > span")!;
const minute = 60_000;
/** The time limit of a request in milliseconds. */
const timeLimit = 20_000;

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
  // After a failure the ages of the pictures would be too low, so the ages are hidden. The times stay correct.
  cameras.toggleAttribute("data-stale", !isFresh);
  stale.hidden = isFresh;
  setTimeout(refresh, minute);
}

/** XMLHttpRequest lets the browser parse the HTML, so that the script turns no string into HTML. */
function fetchPage(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname);
    request.responseType = "document";
    request.timeout = timeLimit;
    request.addEventListener("load", () => resolve(request.response as Document));
    for (const failure of ["error", "timeout"]) request.addEventListener(failure, reject);
    request.send();
  });
}

/** Replaces the content of a camera. A new picture appears only when it is decoded, so that nothing flickers. */
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

import { readPitchId } from "./pitch-id.ts";
import type { Frame } from "./plan-frame.client.ts";

/** Chooses what the visitor presses, searches for or has in the address, shows it in the plan and says what it is. */
export function chooseBy(root: HTMLElement, frame: Frame): void {
  const form = root.querySelector("form")!;
  const input = form.querySelector("input")!;
  const status = root.querySelector("output")!;
  const hint = [...status.childNodes];

  const say = (name: string, facts = "") => {
    const heading = document.createElement("strong");
    heading.textContent = name;
    const line = document.createElement("span");
    line.textContent = facts;
    status.replaceChildren(...(name ? [heading] : []), line);
  };

  const forget = () => {
    root.querySelector(".plan-picks > .chosen")?.classList.remove("chosen");
    status.replaceChildren(...hint);
    status.removeAttribute("data-missing");
  };

  /** False when the plan has no such thing. */
  const choose = (id: string): boolean => {
    const thing = root.querySelector<SVGGElement>(`.plan-picks > [id="${CSS.escape(id)}"]`);
    if (!thing) return false;
    forget();
    thing.classList.add("chosen");
    const words = frame.svg.querySelector(`a[href="#${CSS.escape(id)}"] title`)!.textContent;
    const [name = "", facts] = words.split(": ");
    say(name, facts);
    frame.bringIn(thing);
    return true;
  };

  const search = (typed: string): string | undefined => {
    const id = readPitchId(typed);
    if (id && choose(id)) return id;
    forget();
    const { unknown = "", nothing = "" } = form.dataset;
    say("", id ? unknown.replace("{typed}", typed.trim()) : nothing);
    return undefined;
  };

  const followAddress = () => {
    const typed = new URLSearchParams(location.search).get("plass");
    const id = decodeURIComponent(location.hash.slice(1));
    if (id && choose(id)) return;
    forget();
    if (typed === null) return;
    input.value = typed;
    search(typed);
  };

  const remember = (id: string) => history.pushState(null, "", `${location.pathname}#${id}`);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const id = search(input.value);
    if (id) remember(id);
    else input.focus();
  });
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[href^="#"]');
    const id = link?.getAttribute("href")?.slice(1);
    if (event.ctrlKey || event.metaKey || event.shiftKey || !id || !choose(id)) return;
    event.preventDefault();
    remember(id);
    if (frame.svg.contains(link)) return;
    frame.svg.focus({ preventScroll: true });
    root.scrollIntoView();
  });
  addEventListener("popstate", followAddress);
  followAddress();
}

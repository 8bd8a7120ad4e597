import { readPitchId } from "./pitch-id.ts";
import type { Frame } from "./plan-frame.client.ts";

/** Shows facts about a pitch, an area or a place after a click or a search, or when the address names it. */
export function enableChoice(root: HTMLElement, frame: Frame): void {
  const form = root.querySelector("form")!;
  const input = form.querySelector("input")!;
  const status = root.querySelector("output")!;
  const hint = [...status.childNodes];

  const forget = () => {
    root.querySelector(".plan-picks > .chosen")?.classList.remove("chosen");
    status.removeAttribute("data-missing");
    status.replaceChildren(...hint);
  };

  const choose = (id: string): boolean => {
    const thing = root.querySelector(`.plan-picks > [id="${CSS.escape(id)}"]`);
    if (!thing) return false;
    forget();
    thing.classList.add("chosen");
    // The link's title is, for example, "Plass C14: Felt C · sesongplass …".
    const [name = "", facts = ""] = frame.svg
      .querySelector(`a[href="#${CSS.escape(id)}"] title`)!
      .textContent.split(": ");
    status.replaceChildren(words("strong", name), words("span", facts));
    frame.bringIntoView(thing);
    return true;
  };

  const search = (typed: string): string | undefined => {
    const id = readPitchId(typed);
    return id && choose(id) ? id : undefined;
  };

  /** Focuses the list of matches, so that screen readers announce the list. A page saved on a phone has no list. */
  const focusMatches = () => {
    forget();
    const matches = root.querySelector<HTMLElement>(".plan-matches");
    if (matches) return matches.focus();
    status.setAttribute("data-missing", "");
    status.replaceChildren(words("span", form.dataset["nothing"]!));
  };

  const followAddress = (): boolean => {
    if (choose(location.hash.slice(1))) return true;
    const typed = new URLSearchParams(location.search).get("plass");
    if (!typed?.trim()) {
      forget();
      return false;
    }
    input.value = typed;
    if (search(typed)) return true;
    focusMatches();
    return false;
  };

  /** Scrolls to the search and the plan. The focus leaves the field, so that a phone hides its keyboard. */
  const showPlan = () => {
    frame.svg.focus({ preventScroll: true });
    root.scrollIntoView();
  };
  const remember = (id: string) => history.pushState(null, "", `${location.pathname}#${id}`);

  form.addEventListener("submit", (event) => {
    const id = search(input.value);
    // The server handles a search for anything other than the id of a pitch on the plan.
    if (!id) return;
    event.preventDefault();
    remember(id);
    showPlan();
  });
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[href^="#"]');
    const id = link?.getAttribute("href")?.slice(1);
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey || !choose(id)) return;
    event.preventDefault();
    remember(id);
    if (!frame.svg.contains(link)) showPlan();
  });
  addEventListener("popstate", followAddress);
  if (followAddress()) root.scrollIntoView();
}

function words(tag: "strong" | "span", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

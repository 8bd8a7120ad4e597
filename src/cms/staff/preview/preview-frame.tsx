import { useEffect, useRef } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { Fault } from "#src/cms/staff/form/faults.ts";
import { Icon } from "#src/ui/icon.tsx";
import { previewText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

interface FrameProps {
  html: string;
  title: string;
  /** Determines the width of the page. The page is scaled to fit. */
  shape: "phone" | "screen" | "paper";
  /** The id of the element to show. Without an id the frame shows the top of the page. */
  place: string | undefined;
  onEscape?: (() => void) | undefined;
  /** Called with the URL of a followed link. Omitted when links don't work in the frame. */
  onFollow?: ((url: URL) => void) | undefined;
  /** Called with the id of a pressed mark. Not called for a mark in a link, because the frame then follows the link. */
  onMark?: ((id: string) => void) | undefined;
}

/** Shows a page in a sandboxed frame. The frame has the site's origin, so that fonts load and links can be blocked. */
export function PreviewFrame({ html, title, shape, place, onEscape, onFollow, onMark }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (place) showPlace(frame.current!, place);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at another width the element is elsewhere
  }, [shape, place]);
  return (
    <iframe
      ref={frame}
      key={shape === "paper" ? "paper" : "page"}
      className={`preview-frame ${shape}`}
      sandbox="allow-same-origin"
      srcDoc={html}
      title={title}
      onLoad={({ currentTarget }) => {
        blockNavigation(currentTarget, { isPaper: shape === "paper", onEscape, onFollow, onMark });
        paintMarks(currentTarget, onMark !== undefined);
        if (place) showPlace(currentTarget, place);
      }}
    />
  );
}

interface FaultsProps {
  faults: readonly Fault[];
  fields: readonly NamedField[];
  onChoose(path: string): void;
}

export function PreviewFaults({ faults, fields, onChoose }: FaultsProps) {
  const text = previewText[useStaff().language];
  return (
    <div className="preview-faults">
      <h3 className="row tinted bad icons-20">
        <Icon name="fault" />
        {text.faults}
      </h3>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={path}>
            <StaffButton look="link" onClick={() => onChoose(path)}>
              {fields.find((field) => field.path === path)?.label ?? path}
            </StaffButton>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Removes scripts, consent and autofocus from a page, and <noscript>, because guests see the page with scripts. */
export function toFrameDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, noscript, link[rel=modulepreload], #consent"))
    element.remove();
  for (const element of page.querySelectorAll("[autofocus]")) element.removeAttribute("autofocus");
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Blocks navigation by links and forms in the frame. Reports followed links, pressed marks and Escape to the handlers.
 * A link to a place in the page scrolls to this place. With `isPaper`, the page gets its styles for print.
 */
function blockNavigation(
  frame: HTMLIFrameElement,
  {
    isPaper,
    onEscape,
    onFollow,
    onMark,
  }: Pick<FrameProps, "onEscape" | "onFollow" | "onMark"> & { isPaper: boolean },
): void {
  const page = frame.contentDocument!;
  const stop = (event: Event) => {
    const leads = (event.target as Element | null)?.closest("a, area, form button, form input[type=submit]");
    if (leads || event.type === "submit") event.preventDefault();
    const href = leads?.getAttribute("href");
    const mark = leads ? null : (event.target as Element | null)?.closest("mark");
    if (mark && event.type === "click") onMark?.(mark.id);
    if (!href || event.type !== "click") return;
    if (href.startsWith("#")) showPlace(frame, href.slice(1));
    else onFollow?.(new URL(href, location.href));
  };
  for (const type of ["click", "auxclick", "submit"]) page.addEventListener(type, stop, true);
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape") onEscape?.();
  });
  if (isPaper) for (const sheet of page.styleSheets) asPrinted(sheet.cssRules);
}

/** Highlights marked texts. The content security policy forbids styles in the page's HTML. */
function paintMarks({ contentDocument }: HTMLIFrameElement, arePressed: boolean): void {
  for (const mark of contentDocument!.querySelectorAll("mark")) {
    Object.assign(mark.style, { background: "#fbe3a8", color: "#14242b" });
    if (arePressed && !mark.closest("a")) mark.style.cursor = "pointer";
  }
}

function showPlace({ contentDocument, contentWindow }: HTMLIFrameElement, id: string): void {
  const place = contentDocument?.getElementById(id);
  if (!place) return;
  place.closest("details")?.setAttribute("open", "");
  // scrollIntoView would also scroll the screen around the frame.
  for (let box = place.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll/.test(contentWindow!.getComputedStyle(box).overflow)) continue;
    const [seen, shown] = [box.getBoundingClientRect(), place.getBoundingClientRect()];
    box.scrollBy(
      (shown.left + shown.right - seen.left - seen.right) / 2,
      (shown.top + shown.bottom - seen.top - seen.bottom) / 2,
    );
  }
  const top = contentWindow!.scrollY + place.getBoundingClientRect().top - contentWindow!.innerHeight / 4;
  contentWindow!.scrollTo({ top, behavior: "instant" });
}

function asPrinted(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ("media" in rule) {
      const media = rule.media as MediaList;
      if (/\bprint\b/.test(media.mediaText))
        media.mediaText = media.mediaText.replaceAll(/\bprint\b/g, "all");
      else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = "not all";
    }
    if ("cssRules" in rule) asPrinted(rule.cssRules as CSSRuleList);
  }
}

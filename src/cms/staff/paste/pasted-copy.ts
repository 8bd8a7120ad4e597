import { isLiveKey } from "#src/cms/kind/live-value.ts";
import { isAllowedHref } from "#src/cms/staff/editor/link-address.ts";
import { readHtml } from "#src/cms/staff/editor/read-html.ts";
import { escape } from "./pasted-lines.ts";

const ownTags = "p br h2 h3 h4 ul li strong em s blockquote table tbody tr th td".split(" ");
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(ownTags.map((tag) => [tag, []])),
  ol: ["start"],
  a: ["href"],
  data: ["value"],
  img: ["src", "alt", "width", "height"],
};
/** ProseMirror's attribute of copied HTML. It counts the elements that the copy cuts at its start and at its end. */
const sliceAttribute = "data-pm-slice";

/**
 * Reads HTML that was copied from an editor of this site. Returns the HTML without comments and the `type` of lists.
 * Returns undefined when ProseMirror's attribute is missing, or when an element or an attribute isn't allowed.
 */
export function readOwnCopy(html: string): string | undefined {
  if (!html.includes(sliceAttribute)) return undefined;
  const written: string[] = [];
  let isOwn = true;
  readHtml(html, {
    open(tag, attributes) {
      const names = Object.hasOwn(allowed, tag) ? allowed[tag]! : [];
      const entries = Object.entries(attributes);
      isOwn &&=
        Object.hasOwn(allowed, tag) &&
        entries.every(([name, value]) => isOwnAttribute(tag, name, value)) &&
        (tag !== "img" || attributes["src"] !== undefined);
      const ownEntries = entries.filter(([name]) => names.includes(name) || name === sliceAttribute);
      written.push(`<${tag}${ownEntries.map(([name, value]) => ` ${name}="${escape(value)}"`).join("")}>`);
    },
    read: (text) => void written.push(escape(text)),
    close(tag) {
      if (tag !== "br" && tag !== "img") written.push(`</${tag}>`);
    },
  });
  return isOwn ? written.join("") : undefined;
}

function isOwnAttribute(tag: string, name: string, value: string): boolean {
  if (name === "src") return value.startsWith("/data/");
  if (name === "href") return isAllowedHref(value);
  if (tag === "data" && name === "value") return isLiveKey(value);
  return name === sliceAttribute || allowed[tag]!.includes(name) || (tag === "ol" && name === "type");
}

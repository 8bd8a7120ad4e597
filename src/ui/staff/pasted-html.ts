/*
 * HTML from elsewhere, made ready for the editor's schema: Word's lists, Google's bold spans, headings of any size.
 */

/** What is left of attributes; the last is the editor's own, on what is copied from one text to another. */
const kept = new Set(["href", "src", "alt", "width", "height", "data-pm-slice"]);

/**
 * Turns what the schema can't understand in pasted HTML into what it can. The schema then drops the rest.
 * @returns HTML without a style or a handler
 */
export function mendPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyle(html), "text/html");
  for (const element of body.querySelectorAll("title, meta, link, xml, o\\:p")) element.remove();
  for (const item of body.querySelectorAll<HTMLElement>(`p[${styled}*="mso-list" i]`)) mendWordItem(item);
  for (const element of body.querySelectorAll("b, strong, i, em, span")) mendEmphasis(element);
  for (const [from, to] of renamed) {
    for (const element of body.querySelectorAll(from)) rename(element, to);
  }
  for (const element of body.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}

/** Cells would run together in one line. */
const renamed = [
  ["h1", "h2"],
  ["h5, h6", "h4"],
  ["td, th, caption", "div"],
] as const;

/** What a style attribute is called while it is looked at: the page's policy refuses the real one, even unshown. */
const styled = "data-style";

function withoutStyle(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>.*?<\/\1\s*>/gis, "")
    .replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(
        /("[^"]*"|'[^']*')|([\s/])(style|on\w+)(?=\s*=)/gi,
        (all, quoted, before: string, name: string) => (quoted ? all : `${before}data-${name}`),
      ),
    );
}

/** Turns the paragraph into an item of the list before it, or of a new one. */
function mendWordItem(paragraph: HTMLElement) {
  const sign = paragraph.querySelector(`[${styled}*="mso-list:" i][${styled}*="ignore" i]`);
  const tag = /^\s*[\da-z]{1,4}[.)]/i.test(sign?.textContent ?? "") ? "ol" : "ul";
  sign?.remove();
  const before = paragraph.previousElementSibling;
  const list =
    before?.hasAttribute("data-word") && before.localName === tag
      ? before
      : paragraph.ownerDocument.createElement(tag);
  list.setAttribute("data-word", "");
  if (list !== before) paragraph.before(list);
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}

/** What is emphasised by style alone becomes so by its element, and the other way round. */
function mendEmphasis(element: Element) {
  const style = element.getAttribute(styled) ?? "";
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1];
  const isBold = weight === undefined ? undefined : /^(bold|bolder|[6-9]00)$/i.test(weight);
  const isItalic = /(?:^|[;\s])font-style:\s*italic/i.test(style);
  if (isBold === false && /^(b|strong)$/.test(element.localName)) rename(element, "span");
  else if (element.localName === "span" && isBold) {
    const strong = rename(element, "strong");
    if (isItalic) wrapContent(strong, "em");
  } else if (element.localName === "span" && isItalic) rename(element, "em");
}

function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapContent(element: Element, tag: string) {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

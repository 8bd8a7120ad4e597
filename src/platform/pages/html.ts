import sanitizeHtml from "sanitize-html";
import { localPath, splitLanguage } from "#src/i18n/addresses.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { parseReference } from "#src/i18n/link-references.ts";
import { lengthWithoutMarkedWords, maxHtmlLength } from "#src/i18n/marks.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { tableTags, withRowsAsLines, withUniformTables } from "./tables.ts";

/** The HTML elements and attributes that staff's texts may contain. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "s",
    "a",
    "img",
    "blockquote",
    "data",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "rel", "data-to"],
    th: ["scope"],
    data: ["value"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: [
    "style",
    "script",
    "textarea",
    "option",
    "noscript",
    "xmp",
    "svg",
    "math",
    "template",
    "iframe",
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnFile(attribs["src"] ?? ""),
};

/** True for a path below /data/. Dots and backslashes are resolved as in browsers. */
function isOwnFile(src: string): boolean {
  const site = "https://site.invalid";
  if (!src.startsWith("/data/") || !URL.canParse(src, site)) return false;
  return new URL(src, site).pathname.startsWith("/data/");
}

const noAttributes: sanitizeHtml.Attributes = {};

function ownPath(src: string, siteOrigin: string): string {
  if (!/^https?:/i.test(src) || !URL.canParse(src)) return src;
  const { host, pathname, search } = new URL(src);
  return host === new URL(siteOrigin).host ? pathname + search : src;
}

const transforms = (
  language: Language | undefined,
  siteOrigin: string,
): sanitizeHtml.IOptions["transformTags"] => ({
  a: (tagName, { href, "data-to": to = "" }) => ({
    tagName,
    attribs: href
      ? {
          href: language && isOwnPage(href) ? localPath(href, language) : href,
          ...(/^\s*https?:/i.test(href) && { rel: "noopener" }),
        }
      : parseReference(to) && !language
        ? { "data-to": to }
        : noAttributes,
  }),
  ol: (tagName, { start = "" }) => ({
    tagName,
    attribs: /^\d{1,4}$/.test(start) ? { start } : noAttributes,
  }),
  // Add alt="" to a rendered picture without alternative text. Otherwise screen readers would read the picture's URL.
  img: (tagName, attribs) => ({
    tagName,
    attribs: {
      ...attribs,
      ...(siteOrigin && attribs["src"] && { src: ownPath(attribs["src"], siteOrigin) }),
      ...(language && !("alt" in attribs) && { alt: "" }),
      loading: "lazy",
    },
  }),
});

/** True for links to this site's pages, except links that already contain a language. */
const isOwnPage = (href: string) =>
  /^\/(?![/\\\s]|data\/)/.test(href) && splitLanguage(href).language === defaultLanguage;

const block = "block";
const struck = "struck-";

/** TABLE  the elements that replace disallowed elements. */
const replacements: Record<string, string> = {
  b: "strong",
  i: "em",
  del: "s",
  strike: "s",
  h1: "h2",
  h5: "h4",
  h6: "h4",
  menu: "ul",
  dir: "ul",
  ...Object.fromEntries(
    `div section article header footer main aside nav figure figcaption address details summary form fieldset legend
    center hgroup pre dl dt dd hr`
      .split(/\s+/)
      .map((name) => [name, block]),
  ),
};
const disallowed = new RegExp(
  `<(?:${[...Object.keys(replacements), ...tableTags].join("|")})\\b|line-through`,
  "i",
);
const cellTags = ["td", "th", "caption"];
const keptTags = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "strong", "em", block, ...cellTags];
const spans = ["colspan", "rowspan"];
const renaming: sanitizeHtml.IOptions = {
  ...allowed,
  allowedTags: [
    ...(allowed.allowedTags as string[]),
    ...tableTags,
    block,
    ...keptTags.map((tag) => struck + tag),
  ],
  allowedAttributes: {
    ...(allowed.allowedAttributes as Record<string, string[]>),
    ...Object.fromEntries(cellTags.flatMap((tag) => [tag, struck + tag]).map((tag) => [tag, spans])),
  },
  transformTags: {
    "*": (tag, attribs) => {
      const name = Object.hasOwn(replacements, tag) ? replacements[tag]! : tag;
      const isStruck = /line-through/i.test(attribs["style"] ?? "");
      if (!isStruck || (tableTags.includes(name) && !keptTags.includes(name)))
        return { tagName: name, attribs };
      return { tagName: keptTags.includes(name) ? struck + name : "s", attribs };
    },
  },
};
const blockTag = "</?(?:p|h[2-4]|ul|ol|li|blockquote|table)(?: [^>]*)?>";
const besideBlocks = new RegExp(`(?<=^|${blockTag})<p></p>|<p></p>(?=$|${blockTag})`, "g");

/** Replaces disallowed elements. Text in a block becomes a paragraph, and struck-out text stays struck out. */
function withAllowedElements(html: string): string {
  const renamed = sanitizeHtml(html, renaming)
    .replaceAll(new RegExp(`<${struck}(\\w+)((?: [^>]*)?)>`, "g"), "<$1$2><s>")
    .replaceAll(new RegExp(`</${struck}(\\w+)>`, "g"), "</s></$1>");
  const named = withUniformTables(renamed, block);
  if (!named.includes(`<${block}>`)) return named;
  const parts = named.split(new RegExp(`</?${block}>`)).filter((part) => part.trim() !== "");
  const written = parts.map((part) => (isInline(part) ? `<p>${part.trim()}</p>` : part));
  // A text with only the start or the end of an element can't become a paragraph, so an empty one separates it.
  return written
    .map((part, index) =>
      index > 0 && part === parts[index] && written[index - 1] === parts[index - 1] ? `<p></p>${part}` : part,
    )
    .join("")
    .replaceAll(besideBlocks, "");
}

function isInline(html: string): boolean {
  let depth = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)(\w+)/g)) {
    if (!["strong", "em", "s", "a", "data", "br", "img"].includes(name!)) return false;
    if (name !== "br" && name !== "img") depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const cleaned = new Map<string, string>();

/**
 * Reduces HTML to the allowed elements. HTML is sanitized before it is stored, and again before it is rendered.
 * @param language the language of the rendered page, to which links to this site's pages lead; left out for storing
 * @param siteOrigin for storing, the origin of this site; full URLs of the site's pictures become paths
 * @throws Problem "content-too-large" when the HTML is too long for storing
 */
export function sanitize(html: string, language?: Language, siteOrigin = ""): string {
  const key = `${language ?? ""} ${siteOrigin} ${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const refuseTooLong = (text: string) => {
    if (!language && lengthWithoutMarkedWords(text) > maxHtmlLength) throw new Problem("content-too-large");
  };
  refuseTooLong(html);
  const result = sanitizeHtml(disallowed.test(html) ? withAllowedElements(html) : html, {
    ...allowed,
    transformTags: transforms(language, siteOrigin)!,
  });
  refuseTooLong(result);
  if (cleaned.size >= 500) cleaned.clear();
  cleaned.set(key, result);
  return result;
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Returns the paragraphs, headings, list items and table rows of sanitized HTML as lines of text. */
export const linesOf = (html: string): string[] =>
  withRowsAsLines(html)
    .split(/<\/(?:p|h[2-4]|li|blockquote)>|<br ?\/?>/)
    .map(withoutElements)
    .filter(Boolean);

/** Returns the text of sanitized HTML on one line. */
export function withoutElements(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|s|a|data)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name]!)
    .replaceAll(/\s+/g, " ")
    .trim();
}

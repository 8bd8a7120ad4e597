import sanitizeHtml from "sanitize-html";
import { localPath, splitLanguage } from "#src/i18n/addresses.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { lengthWithoutMarkedWords, mostHtml } from "#src/i18n/marks.ts";
import { Problem } from "#src/platform/api/problem.ts";

/** The only list of allowed HTML. */
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
    "a",
    "img",
    "blockquote",
    "data",
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    data: ["value"],
    img: ["src", "alt", "width", "height", "loading"],
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

/** Whether browsers resolve this address to a file below /data, despite any dots and backslashes. */
function isOwnFile(src: string): boolean {
  const site = "https://site.invalid";
  if (!src.startsWith("/data/") || !URL.canParse(src, site)) return false;
  return new URL(src, site).pathname.startsWith("/data/");
}

const transforms = (language: Language | undefined): sanitizeHtml.IOptions["transformTags"] => ({
  a: (tagName, { href }) => ({
    tagName,
    attribs: href
      ? {
          href: language && isOwnPage(href) ? localPath(href, language) : href,
          ...(/^\s*https?:/i.test(href) && { rel: "noopener" }),
        }
      : {},
  }),
  // Staff are told when a picture lacks alternative text. Until they write it, the empty text keeps screen readers from
  // reading out the address.
  img: (tagName, attribs) => ({
    tagName,
    attribs: { ...attribs, ...(language && !("alt" in attribs) && { alt: "" }), loading: "lazy" },
  }),
});

/**
 * A page of this site as staff write it, in Norwegian form. An address that already names its language stays as it
 * is.
 */
const isOwnPage = (href: string) =>
  /^\/(?![/\\\s]|data\/)/.test(href) && splitLanguage(href).language === defaultLanguage;

const cleaned = new Map<string, string>();

/**
 * Reduces HTML from staff to what is allowed: text, headings, lists, links, emphasis and pictures from /data/. Runs
 * last before storing and again before showing. Recent results are cached.
 * @param language when showing: points links to the site's own pages (written in Norwegian form) at this language's
 * pages, and hides pictures without alternative text from screen readers; left out when storing
 * @throws Problem content-too-large when storing what is too long, or would be after cleaning; never when showing, since live
 * values may have grown
 */
export function sanitize(html: string, language?: Language): string {
  const key = `${language ?? ""} ${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const refuseTooLong = (text: string) => {
    if (!language && lengthWithoutMarkedWords(text) > mostHtml) throw new Problem("content-too-large");
  };
  refuseTooLong(html);
  const result = sanitizeHtml(html, { ...allowed, transformTags: transforms(language)! });
  // Escapes make it longer.
  refuseTooLong(result);
  if (cleaned.size >= 500) cleaned.clear();
  cleaned.set(key, result);
  return result;
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of cleaned HTML on one line, with a space where an element begins or ends. */
export function withoutElements(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|a|data)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name]!)
    .replaceAll(/\s+/g, " ")
    .trim();
}

import { languageTag, type Language } from "#src/i18n/language.ts";

interface Words {
  language: Language;
  /** The name of the campsite. */
  from: string;
  subject: string;
  text: string;
  /** The site's origin. Only links to this origin become HTML links. */
  siteOrigin: string;
  /** The campsite's e-mail address. No other e-mail address becomes a link. */
  ownAddress: string;
}

type Links = Pick<Words, "siteOrigin" | "ownAddress">;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

/** Returns a heading in a plain text: the words with a line of "=" below. */
export const heading = (words: string): string => `${words}\n${"=".repeat(Math.min(words.length, 60))}`;

/** Matches a number with its country code, such as "+47 33 00 12 34", or a Norwegian number in groups of digits. */
const phone = String.raw`(?<![\p{L}\p{N}.,/+-])(?:\+\d(?:[ \u00a0]?\d){7,14}|\d\d(?:[ \u00a0]\d\d){3}|\d{3}[ \u00a0]\d\d[ \u00a0]\d{3})(?![\p{L}\p{N}-])(?![.,:/]\d)(?![ \u00a0]\d)`;

const button =
  "display:inline-block;padding:12px 22px;border:2px solid;border-radius:4px;font-weight:bold;text-decoration:none";
const filled = `${button};border-color:#9c4221;background:#9c4221;color:#ffffff`;
const outlined = `${button};border-color:#0f4c5c;color:#0f4c5c`;

/** The stripes below the header, as on the pages. A mail program without gradients shows a dark line. */
const stripes =
  '<div style="height:6px;background:#0a3641 repeating-linear-gradient(90deg,#0a3641 0 40px,#fbf8f2 40px 80px);border-bottom:1px solid #0a3641"></div>';

/** The colours of the signature in a dark mail program. Programs without media queries ignore these rules. */
const dark =
  "@media (prefers-color-scheme:dark){.foot{background:#0a2730!important;color:#d5dee0!important}.foot a{border-color:#8fd0de!important;color:#8fd0de!important}}";

/**
 * Returns the HTML part of a mail to a guest. The part has the words of the plain text, and refers to no pictures,
 * fonts or other files. In the plain text, a quoted line begins with "> ", and the signature follows a line with "-- ".
 * Phone numbers and the campsite's e-mail address are links (RFC 3966, RFC 6068), except in quotations, headings and
 * other links. If a line is only a URL of the site, the line above becomes the link's text and the URL isn't shown. If
 * these two lines are a whole paragraph, the link looks like a button.
 */
export function mailAsHtml({ language, from, subject, text, ...links }: Words): string {
  const [words = "", ...signature] = text.split("\n-- \n");
  const font = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const small = "padding:16px 20px;background:#f1e8d9;color:#3d4f54;font-size:15px";
  const foot = signature.map(
    (each) => `<div class="foot" style="${small}">${blocks(each, links, outlined)}</div>`,
  );
  return `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title><style>${dark}</style></head><body style="margin:0;${font}"><div style="max-width:600px;margin:0 auto"><p style="margin:0;padding:20px;background:#0a3641;color:#ffffff;font-size:20px;font-weight:bold">${escape(from)}</p>${stripes}<div style="padding:12px 20px">${blocks(words, links, filled)}</div>${foot.join("")}</div></body></html>`;
}

/** Writes paragraphs and quotations. Empty lines separate paragraphs. */
function blocks(text: string, links: Links, buttonStyle: string): string {
  const groups: { isQuote: boolean; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split("\n")) {
    const isQuote = line.startsWith("> ");
    if (isNew || groups.at(-1)!.isQuote !== isQuote) groups.push({ isQuote, lines: [] });
    if (line !== "") groups.at(-1)!.lines.push(isQuote ? line.slice(2) : line);
    isNew = line === "";
  }
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ isQuote, lines }) => {
      if (isQuote)
        return `<blockquote style="margin:16px 0;padding:4px 16px;border-left:3px solid #2b7584">${lines.map(escape).join("<br>")}</blockquote>`;
      const [first = "", second = ""] = lines;
      if (lines.length === 2 && /^=+$/.test(second))
        return `<h1 style="margin:12px 0;font-size:26px;line-height:1.2">${escape(first)}</h1>`;
      const style = lines.length === 2 ? buttonStyle : "color:inherit";
      return `<p style="margin:12px 0">${withLinks(lines, links, style)}</p>`;
    })
    .join("");
}

/**
 * Joins the lines of a paragraph. If a line is only a URL of the site, the line above becomes the link's text and the
 * URL isn't shown. A URL in the first line stays plain text.
 */
function withLinks(lines: readonly string[], { siteOrigin, ownAddress }: Links, style: string): string {
  const isLink = (line = "") => line.startsWith(`${siteOrigin}/`) && !/\s/.test(line);
  const written = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (isLink(next)) return [`<a href="${escape(next!)}" style="${style}">${escape(line)}</a>`];
    return index > 0 && isLink(line) ? [] : [withContacts(line, ownAddress)];
  });
  return written.join("<br>");
}

function withContacts(line: string, ownAddress: string): string {
  const address = String.raw`(?<![\p{L}\p{N}._%+-])${RegExp.escape(ownAddress)}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])`;
  const parts = line.split(new RegExp(`(${ownAddress ? `${phone}|${address}` : phone})`, "iu"));
  return parts.map((part, index) => (index % 2 === 0 ? escape(part) : contactLink(part))).join("");
}

function contactLink(words: string): string {
  const digits = words.replaceAll(/[ \u00a0]/g, "");
  const href = words.includes("@")
    ? `mailto:${words.replaceAll(/[^\w.@+-]/gu, encodeURIComponent)}`
    : `tel:${digits.startsWith("+") ? digits : `+47${digits}`}`;
  return `<a href="${escape(href)}" style="color:inherit">${escape(words)}</a>`;
}

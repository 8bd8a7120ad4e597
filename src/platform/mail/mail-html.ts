import { languageTag, type Language } from "#src/i18n/language.ts";

interface Words {
  language: Language;
  /** The name of the campsite. */
  from: string;
  subject: string;
  /** The plain text of the mail. */
  text: string;
  /** The site's origin. Only links to the site become links. */
  siteOrigin: string;
}

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

const button =
  "display:inline-block;padding:12px 22px;border:2px solid;border-radius:4px;font-weight:bold;text-decoration:none";
const filled = `${button};border-color:#9c4221;background:#9c4221;color:#ffffff`;
const outlined = `${button};border-color:#0f4c5c;color:#0f4c5c`;

/** The stripes below the header, as on the pages. A mail program without gradients shows a dark line. */
const stripes =
  '<div style="height:6px;background:#0a3641 repeating-linear-gradient(90deg,#0a3641 0 40px,#fbf8f2 40px 80px);border-bottom:1px solid #0a3641"></div>';

/**
 * Returns the HTML part of a mail to a guest, with the words of its plain text. The part loads nothing.
 * Quoted lines begin with "> ", and the signature begins with "-- ". A line with a link to the site becomes a link with
 * the words of the line above. If these two lines are a whole paragraph, the link looks like a button.
 */
export function mailAsHtml({ language, from, subject, text, siteOrigin }: Words): string {
  const [words = "", ...signature] = text.split("\n-- \n");
  const font = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const small = "padding:16px 20px;background:#f1e8d9;color:#3d4f54;font-size:15px";
  const foot = signature.map((each) => `<div style="${small}">${blocks(each, siteOrigin, outlined)}</div>`);
  return `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head><body style="margin:0;${font}"><div style="max-width:600px;margin:0 auto"><p style="margin:0;padding:20px;background:#0a3641;color:#ffffff;font-size:20px;font-weight:bold">${escape(from)}</p>${stripes}<div style="padding:12px 20px">${blocks(words, siteOrigin, filled)}</div>${foot.join("")}</div></body></html>`;
}

/** Writes paragraphs, which an empty line separates, and quotations. */
function blocks(text: string, siteOrigin: string, buttonStyle: string): string {
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
      return `<p style="margin:12px 0">${withLinks(lines, siteOrigin, style)}</p>`;
    })
    .join("");
}

/** Joins lines. A link to the site becomes a link with the words of the line above. */
function withLinks(lines: readonly string[], siteOrigin: string, style: string): string {
  const written: string[] = [];
  for (const line of lines) {
    const label = line.startsWith(`${siteOrigin}/`) && !/\s/.test(line) ? written.pop() : undefined;
    written.push(
      label === undefined ? escape(line) : `<a href="${escape(line)}" style="${style}">${label}</a>`,
    );
  }
  return written.join("<br>");
}

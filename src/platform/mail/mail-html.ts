import { languageTag, type Language } from "#src/i18n/language.ts";

interface Words {
  language: Language;
  /** The name of the campsite. */
  from: string;
  subject: string;
  /** The plain text of the mail. */
  text: string;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

/**
 * Returns the HTML part of a mail to a guest, with the words of its plain text. The part loads nothing.
 * Quoted lines begin with "> ", and the signature begins with "-- ".
 */
export function mailAsHtml({ language, from, subject, text }: Words): string {
  const [words = "", ...signature] = text.split("\n-- \n");
  const font = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const small = "padding:16px 20px;border-top:1px solid #8a8172;font-size:15px";
  return `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head><body style="margin:0;${font}"><div style="max-width:600px;margin:0 auto"><p style="margin:0;padding:20px;background:#0a3641;color:#ffffff;font-size:20px;font-weight:bold">${escape(from)}</p><div style="padding:12px 20px">${blocks(words)}</div>${signature.map((each) => `<div style="${small}">${blocks(each)}</div>`).join("")}</div></body></html>`;
}

/** Writes paragraphs, which an empty line separates, and quotations. */
function blocks(text: string): string {
  const groups: { isQuote: boolean; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split("\n")) {
    const isQuote = line.startsWith("> ");
    if (isNew || groups.at(-1)!.isQuote !== isQuote) groups.push({ isQuote, lines: [] });
    groups.at(-1)!.lines.push(escape(isQuote ? line.slice(2) : line));
    isNew = line === "";
  }
  return groups
    .map(({ isQuote, lines }) => ({ isQuote, words: lines.join("<br>").replace(/<br>$/, "") }))
    .filter(({ words }) => words !== "")
    .map(({ isQuote, words }) =>
      isQuote
        ? `<blockquote style="margin:16px 0;padding:4px 16px;border-left:3px solid #2b7584">${words}</blockquote>`
        : `<p style="margin:12px 0">${words}</p>`,
    )
    .join("");
}

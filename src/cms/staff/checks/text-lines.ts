import { unmarked } from "#src/cms/kind/live-value.ts";

const blocks = "p, h2, h3, h4, li, blockquote, div, tr";

export const isHtml = (text: string): boolean =>
  /<\/(?:p|h[2-4]|ul|ol|li|blockquote|table|strong|em|a)>|<(?:br|img)\b/i.test(text);

/** Converts a text to lines, one for each block of HTML. Keeps the URLs of links and the alternative texts. */
export function textLines(text: string): string {
  if (!isHtml(text)) return unmarked(text);
  // DOMParser makes a separate document. In this document no script runs and no file is loaded.
  const { body } = new DOMParser().parseFromString(text, "text/html");
  for (const link of body.querySelectorAll("a")) link.append(` (${link.getAttribute("href") ?? ""})`);
  for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[${picture.alt || picture.src}]`);
  for (const cell of body.querySelectorAll("td + td, th + td, th + th")) cell.prepend(" – ");
  for (const item of body.querySelectorAll("li")) item.prepend("• ");
  for (const end of body.querySelectorAll("br")) end.replaceWith("\n");
  for (const block of body.querySelectorAll(blocks)) {
    block.prepend("\n");
    block.append("\n");
  }
  return body.textContent.replaceAll(/[ \t]*\n\s*/g, "\n").trim();
}

/** Returns the words of HTML on one line. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll(`${blocks}, td, th`)) block.append(" ");
  return body.textContent.replaceAll(/\s+/g, " ").trim();
}

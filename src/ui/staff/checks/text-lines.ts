/*
 * Text as people read it: of HTML the words, a line for each block.
 */

const blocks = "p, h2, h3, h4, li, blockquote, div";

/** Whether a text is HTML; what staff write on one line holds no closed elements. */
export const isHtml = (text: string): boolean =>
  /<\/(?:p|h[2-4]|ul|ol|li|blockquote|strong|em|a)>|<(?:br|img)\b/i.test(text);

/** A text's lines; of HTML without its elements, but with where links lead and what pictures show. */
export function textLines(text: string): string {
  if (!isHtml(text)) return text;
  // Parsed apart from the page, so that nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(text, "text/html");
  for (const link of body.querySelectorAll("a")) link.append(` (${link.getAttribute("href") ?? ""})`);
  for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[${picture.alt || picture.src}]`);
  for (const item of body.querySelectorAll("li")) item.prepend("• ");
  for (const end of body.querySelectorAll("br")) end.replaceWith("\n");
  for (const block of body.querySelectorAll(blocks)) {
    block.prepend("\n");
    block.append("\n");
  }
  return body.textContent.replaceAll(/[ \t]*\n\s*/g, "\n").trim();
}

/** The words of HTML on one line, as for a row in a list. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll(blocks)) block.append(" ");
  return body.textContent.replaceAll(/\s+/g, " ").trim();
}

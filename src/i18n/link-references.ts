/*
 * A link in a text to a page or a resource of this site names its target: <a data-to="page:12#prices">…</a>. The link
 * therefore survives a change of the target's address. Responses contain the target's current address instead.
 */

/** A target, such as `page:prices` or `article:5`, and the query and fragment that follow the target's address. */
const reference = /^([a-z]{1,20}:[A-Za-z0-9-]{1,80})([?#][^\s"<>\\]{0,300})?$/;

export function parseReference(text: string): { to: string; rest: string } | undefined {
  const [, to, rest = ""] = reference.exec(text) ?? [];
  return to === undefined ? undefined : { to, rest };
}

export const hasReferences = (text: string): boolean => text.includes("<a data-to=");

/** Matches the links in sanitized HTML that name a target. Captures the text for `parseReference` and the words. */
export const referringLinks = /<a data-to="([^"]*)">(.*?)<\/a>/gs;

/** Matches the links of sanitized HTML that have an address. The capture group is the address. */
export const addressedLinks = /<a href="([^"]*)"(?: rel="noopener")?>/g;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const signs = Object.fromEntries(Object.entries(escapes).map(([sign, escaped]) => [escaped, sign]));

export const toAttribute = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

export const fromAttribute = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (escaped) => signs[escaped]!);

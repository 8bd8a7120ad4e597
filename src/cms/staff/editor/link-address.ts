import type { Editor } from "@tiptap/react";

const email = /^[^\s@:/?#]+@[^\s@:/?#.]+(\.[^\s@:/?#.]+)+$/;
const phone = /^\+?\d(?:[ ./()-]*\d){2,14}$/;

/** The maximum length of a typed address, in characters. */
const longestAddress = 2000;

/** Parses a web address, a path of this site, an e-mail address or a phone number. @returns the `href` if valid */
export function parseLinkAddress(written: string): string | undefined {
  const text = written.trim();
  if (/^https?:\/\//i.test(text)) return isWebAddress(text) ? text : undefined;
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return text;
  const mail = text.replace(/^mailto:/i, "");
  if (email.test(mail)) return `mailto:${mail}`;
  const number = text.replace(/^tel:/i, "");
  if (phone.test(number)) return `tel:${number.replace(/[^\d+]/g, "")}`;
}

export const showLinkAddress = (href: string): string => href.replace(/^(mailto|tel):/i, "");

/** True when the server's allow-list accepts this `href`. */
export function isAllowedHref(href: string): boolean {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  // eslint-disable-next-line no-control-regex -- browsers skip control characters inside a scheme
  if (/[\u0000-\u001f]/.test(href) || /^\s*[/\\]{2}/.test(href)) return false;
  return scheme === undefined || ["http", "https", "mailto", "tel"].includes(scheme);
}

function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && /^([^.]+\.)+[^.]+$/.test(new URL(text).hostname);
}

/** Turns the address before the cursor into a link, when the user types a space or a new line after it. */
export function linkTypedAddress({ state, dispatch }: Editor["view"]): void {
  const { $from, empty } = state.selection;
  const link = state.schema.marks["link"]!;
  if (!empty || link.isInSet($from.marks())) return;
  const start = Math.max(0, $from.parentOffset - longestAddress);
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, "\ufffc");
  const [, written = "", rest = ""] = /(?:^|[\s(])([^\s(\ufffc]+?)([.,:;!?)]*)$/.exec(before) ?? [];
  if (!/^https?:\/\/|^www\.|@/.test(written)) return;
  const href = parseLinkAddress(written.startsWith("www.") ? `https://${written}` : written);
  if (href === undefined) return;
  const end = $from.pos - rest.length;
  dispatch(state.tr.addMark(end - written.length, end, link.create({ href })).removeStoredMark(link));
}

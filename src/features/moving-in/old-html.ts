import { render } from "dom-serializer";
import { DomUtils, parseDocument } from "htmlparser2";

/** The files of the old system that texts and resources name. */
export interface OldFiles {
  address: URL;
  /** Returns the address of a picture here, or undefined when there is none. */
  picture(address: URL): string | undefined;
  /** Returns the address of a PDF here, or undefined when there is none. */
  document(address: URL, name: string): string | undefined;
}

/** Longer texts are refused when they are saved. */
const longestParsed = 500_000;

/**
 * Changes the addresses in a text: pictures and PDFs of the old system get their addresses here, and links to its pages
 * become paths.
 */
export function withOwnAddresses(html: string, files: OldFiles): string {
  if (!/<(?:a|img)\b/i.test(html) || html.length > longestParsed) return html;
  const document = parseDocument(html);
  for (const { attribs } of DomUtils.getElementsByTagName("img", document)) {
    const url = URL.parse((attribs["src"] ?? "").trim(), files.address);
    attribs["src"] = (url && files.picture(url)) ?? "";
  }
  for (const link of DomUtils.getElementsByTagName("a", document)) {
    const url = URL.parse((link.attribs["href"] ?? "").trim(), files.address);
    if (url?.host !== files.address.host || !/^https?:$/.test(url.protocol)) continue;
    const isPdf = /\.pdf$/i.test(url.pathname);
    const own = isPdf ? files.document(url, DomUtils.textContent(link).trim()) : undefined;
    link.attribs["href"] = own ?? url.pathname + url.search + url.hash;
  }
  return render(document, { encodeEntities: "utf8" });
}

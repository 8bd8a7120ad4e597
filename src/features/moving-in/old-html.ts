import { render } from "dom-serializer";
import { DomUtils, parseDocument } from "htmlparser2";

/** Finds this site's addresses for files of the old system. */
export interface OldFiles {
  address: URL;
  /** Returns the address of a picture on this site, or undefined if the picture wasn't added. */
  picture(address: URL): string | undefined;
  /** Returns the address of a PDF on this site, or undefined if the PDF wasn't added. */
  document(address: URL, name: string): string | undefined;
}

/** The maximum length of a text whose addresses are changed. A save refuses longer texts. */
const longestParsed = 500_000;

/**
 * Changes the addresses in a text. Pictures and PDFs of the old system get their addresses on this site. Links to the
 * old system's pages become paths. A text with too many nested elements isn't changed, because its serialization would
 * overflow the stack.
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
  try {
    return render(document, { encodeEntities: "utf8" });
  } catch (error) {
    if (error instanceof RangeError) return html;
    throw error;
  }
}

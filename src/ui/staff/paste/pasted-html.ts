import { Parser } from "htmlparser2";
import { ownPicture } from "./pasted-address.ts";
import { readOwnCopy } from "./pasted-copy.ts";
import { writeLines } from "./pasted-lines.ts";
import { PastedReader } from "./pasted-reader.ts";

export interface Pasted {
  /** Elements and attributes of the allow-list and no others. */
  html: string;
  /** How many pictures weren't the site's own. */
  droppedPictures: number;
}

/**
 * Makes what is pasted from Word, Google Docs or a page into what a text can hold: its words, headings, lists, links and
 * emphasis. Colours, fonts, comments, hidden parts and what counts visitors stay out; a table becomes lines; a picture
 * stays when it is one of the site's own.
 * @param origin the site's own, as `location.origin`: what is copied from its pages names it
 */
export function cleanPastedHtml(html: string, origin: string): Pasted {
  const own = readOwnCopy(html);
  if (own !== undefined) return { html: own, droppedPictures: 0 };
  const reader = new PastedReader((src) => ownPicture(src, origin));
  const parser = new Parser(reader);
  parser.write(html);
  parser.end();
  return { html: writeLines(reader.finish()), droppedPictures: reader.droppedPictures };
}

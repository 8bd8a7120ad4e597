import { Problem } from "#src/platform/problem.ts";
import { nameOf, PdfName, type PdfValue } from "./pdf-syntax.server.ts";

/** What makes a PDF do something by itself, or carry other files. */
const active = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "EF",
  "RichMedia",
  "XFA",
]);

/** @throws Problem active-document when a value has one of these names in it */
export function refuseActive(value: PdfValue): void {
  if (value instanceof PdfName) refuse(value.name);
  else if (Array.isArray(value)) value.forEach(refuseActive);
  else if (value instanceof Map) {
    for (const [key, inner] of value) {
      refuse(key);
      refuseActive(inner);
    }
  }
}

/** The same of a text that isn't a value as it should be. */
export function refuseActiveNames(text: string): void {
  for (const [, name] of text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g)) refuse(nameOf(name!));
}

function refuse(name: string): void {
  if (active.has(name)) throw new Problem("active-document");
}

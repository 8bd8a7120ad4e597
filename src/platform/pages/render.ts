import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The same data gives the same bytes. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

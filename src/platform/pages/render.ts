import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a document as HTML. The same data always gives the same bytes. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

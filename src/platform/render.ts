import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a whole document to plain HTML: no inline scripts, no comments, the same bytes for the same data. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

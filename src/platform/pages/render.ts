import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a document to plain HTML without inline scripts and comments. The same data gives the same bytes. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a whole document to plain HTML: no inline scripts, no comments, the same bytes for the same data. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderFragment(document)}`;
}

/** Renders a part of a document. */
export function renderFragment(part: ReactElement): string {
  return renderToStaticMarkup(part);
}

/** Finds the places that documents leave for what depends on the visitor; `split` gives their names in between. */
export const visitorPlaces = /<visitor-place name="(\w+)"><\/visitor-place>/;

/**
 * Leaves a place for what depends on the visitor. Everything around it is rendered once for everyone, until a write.
 * @param of the part's name
 */
export function VisitorPlace({ of }: { of: string }): ReactElement {
  return createElement("visitor-place", { name: of });
}

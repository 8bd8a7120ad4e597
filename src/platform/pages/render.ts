import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a whole document to plain HTML: no inline scripts, no comments, the same bytes for the same data. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Renders parts of a document, in one go: most of what a small part costs is React's getting ready for it. */
export function renderFragments(parts: ReactElement[]): string[] {
  const between = createElement("between-parts");
  const html = renderToStaticMarkup(
    createElement(Fragment, null, ...parts.flatMap((part) => [part, between])),
  );
  return html.split("<between-parts></between-parts>").slice(0, -1);
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

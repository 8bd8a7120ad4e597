import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a document to plain HTML without inline scripts and comments; the same data gives the same bytes. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Renders parts of a document in one call: for a small part, React's preparations cost more than the rendering. */
export function renderFragments(parts: ReactElement[]): string[] {
  const between = createElement("between-parts");
  const html = renderToStaticMarkup(
    createElement(Fragment, null, ...parts.flatMap((part) => [part, between])),
  );
  return html.split("<between-parts></between-parts>").slice(0, -1);
}

/** Finds the places for what depends on the visitor; `split` returns their names between the texts. */
export const visitorPlaces = /<visitor-place name="(\w+)"><\/visitor-place>/;

/**
 * Marks a place for what depends on the visitor. Everything around it is rendered once for everyone, until a write.
 * @param of the name of the part
 */
export function VisitorPlace({ of }: { of: string }): ReactElement {
  return createElement("visitor-place", { name: of });
}

import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a document to plain HTML without inline scripts and comments. The same data gives the same bytes. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Renders fragments in one call: for a small fragment, React's setup costs more than the rendering. */
export function renderFragments(parts: ReactElement[]): string[] {
  const between = createElement("between-parts");
  const html = renderToStaticMarkup(
    createElement(Fragment, null, ...parts.flatMap((part) => [part, between])),
  );
  return html.split("<between-parts></between-parts>").slice(0, -1);
}

/** Matches the visitor places. `split` returns their names between the texts. */
export const visitorPlaces = /<visitor-place name="(\w+)"><\/visitor-place>/;

/** Marks the place of a visitor part; the rest is rendered once for everyone. @param of the part's name */
export function VisitorPlace({ of }: { of: string }): ReactElement {
  return createElement("visitor-place", { name: of });
}

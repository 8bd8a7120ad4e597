import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";

/**
 * A part of a page that is React in the browser too. The server renders it whole, so that it reads and works without
 * JavaScript; the browser hydrates it when the visitor is about to use it (see islands.client.ts).
 * @param name the island's file name without ".island.tsx"
 * @param props plain JSON: it travels in an attribute
 */
export function Island<Props extends object>({ name, of, props }: { name: string; of: ComponentType<Props>; props: Props }) {
  const html = renderToString(createElement(of, props), { identifierPrefix: name });
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}

import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { AssetUrl } from "./assets.ts";

interface Props<Own extends object> {
  /** The component, which is the default export of `source`. */
  of: ComponentType<Own>;
  /** The island's file as the build knows it: "src/features/feedback/feedback-form.island.tsx". */
  source: string;
  /** Plain JSON: it travels in an attribute. */
  props: Own;
  assetUrl: AssetUrl;
}

/**
 * A part of a page that is React in the browser too. The server renders it whole, so that it reads and works without
 * JavaScript; the browser fetches React and hydrates it when the visitor is about to use it (site.client.ts).
 */
export function Island<Own extends object>({ of, source, props, assetUrl }: Props<Own>) {
  return (
    <div
      data-island={assetUrl(source)}
      data-runtime={assetUrl("src/site/shell/island-runtime.client.ts")}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(createElement(of, props)) }}
    />
  );
}

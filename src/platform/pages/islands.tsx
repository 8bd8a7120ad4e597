import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { AssetUrl } from "./assets.ts";

interface Props<Own extends object> {
  /** The component: the default export of `source`. */
  of: ComponentType<Own>;
  /** The path of the island's file in the build: "src/features/feedback/feedback-form.island.tsx". */
  source: string;
  /** Plain JSON, because it is sent in an attribute. */
  props: Own;
  assetUrl: AssetUrl;
}

/**
 * A part of a page that is React in the browser too. The server renders all of it, so that it can be read and used
 * without JavaScript. The browser fetches React and hydrates it when the visitor is about to use it (site.client.ts).
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

import { createElement, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over the HTML that the server rendered. */
export function hydrateIsland<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  hydrateRoot(root, createElement(Component, props));
}

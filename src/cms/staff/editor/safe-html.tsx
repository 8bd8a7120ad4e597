import { Fragment, type ReactNode } from "react";
import { isAllowedHref } from "./link-address.ts";

const textTags = ["p", "h2", "h3", "h4", "ul", "li", "strong", "em", "s", "blockquote"] as const;
const plainTags = [...textTags, "table", "thead", "tbody", "tr", "th", "td"] as const;

/** Renders HTML that staff wrote. Forbidden elements are left out with their content. Links open in a new tab. */
export function SafeHtml({ html }: { html: string }) {
  return childrenOf(new DOMParser().parseFromString(html, "text/html").body);
}

const childrenOf = (parent: Node): ReactNode =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  if (node.localName === "br") return <br />;
  // The mark contains the words of the live value from the last save.
  if (node.localName === "data") return childrenOf(node);
  if (node.localName === "a") {
    const href = node.getAttribute("href") ?? "";
    return href && isAllowedHref(href) ? (
      <a href={href} target="_blank" rel="noopener">
        {childrenOf(node)}
      </a>
    ) : (
      childrenOf(node)
    );
  }
  if (node.localName === "img") {
    const { width, height, alt } = node as HTMLImageElement;
    const src = node.getAttribute("src") ?? "";
    return (
      src.startsWith("/data/") && <img src={src} alt={alt} width={width} height={height} loading="lazy" />
    );
  }
  if (node instanceof HTMLOListElement) return <ol start={node.start}>{childrenOf(node)}</ol>;
  const Tag = plainTags.find((tag) => tag === node.localName);
  return Tag && <Tag>{childrenOf(node)}</Tag>;
}

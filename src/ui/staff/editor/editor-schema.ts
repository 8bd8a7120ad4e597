import { Image } from "@tiptap/extension-image";
import { Mark } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { isAllowedHref } from "./link-address.ts";

/** A link is its address and nothing more; what else belongs to it, the server adds. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => isAllowedHref(element.getAttribute("href") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** Only the site's own pictures. One that only decorates has the empty alternative text; one without any lacks it. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null, parseHTML: (element) => element.getAttribute("alt") },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/data/"]' }],
  addInputRules: () => [],
});

/** What a text can hold: the server's allow-list, as an editor's schema. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    // It would change a text by opening it.
    trailingNode: false,
    dropcursor: { color: false, class: "editor-dropcursor" },
  }),
  Link,
  Picture,
];

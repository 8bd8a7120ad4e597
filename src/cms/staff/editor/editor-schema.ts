import { Image } from "@tiptap/extension-image";
import { Mark } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { LiveValueNode } from "./live-value-node.ts";
import { isAllowedHref } from "./link-address.ts";
import { DocumentNode, tableNodes } from "./table-nodes.ts";

/** A link with only its URL, or with the name of a target that has no URL yet. The server adds other attributes. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    to: {
      default: null,
      parseHTML: (element) => element.getAttribute("data-to"),
      renderHTML: ({ to }) => (to ? { "data-to": String(to) } : {}),
    },
  }),
  parseHTML: () => [
    { tag: "a[data-to]" },
    { tag: "a[href]", getAttrs: (element) => isAllowedHref(element.getAttribute("href") ?? "") && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A decorative picture has an empty alternative text. If the alternative text is missing, `alt` is null. */
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

export const extensions = [
  DocumentNode,
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
    link: false,
    // A trailing node would change each text that the editor opens.
    trailingNode: false,
    dropcursor: { color: false, class: "editor-dropcursor" },
  }),
  Link,
  Picture,
  LiveValueNode,
  ...tableNodes,
];

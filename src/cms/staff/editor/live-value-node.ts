import { mergeAttributes, Node, type Editor, type NodeViewRenderer } from "@tiptap/react";
import type { Language } from "#src/i18n/language.ts";
import { isLiveKey } from "#src/cms/kind/live-value.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { liveValuesOf } from "#src/cms/staff/live-values/use-live-values.ts";

/** A live value in a text, which the editor shows as a chip. The caret treats the live value as one character. */
export const LiveValueNode = Node.create({
  name: "liveValue",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ value: { default: "" }, words: { default: "", rendered: false } }),
  parseHTML: () => [
    {
      tag: "data[value]",
      getAttrs: (element) => {
        const value = element.getAttribute("value") ?? "";
        return isLiveKey(value) && { value, words: element.textContent };
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ["data", mergeAttributes(HTMLAttributes), wordsIn(node)],
  renderText: ({ node }) => wordsIn(node),
});

const wordsIn = ({ attrs }: { attrs: Record<string, unknown> }) => String(attrs["words"]);

export function selectedValue({ selection }: Pick<Editor["state"], "selection">): string | undefined {
  // Only a node selection has the property `node`.
  const { node } = selection as { node?: { type: { name: string }; attrs: Record<string, unknown> } };
  return node?.type.name === LiveValueNode.name ? String(node.attrs["value"]) : undefined;
}

/** Deletes a selected chip or picture before composed text replaces it. Chromium would lose the text's letters. */
export function deleteSelectedNodes({ state, dispatch }: Editor["view"]): void {
  const { from, to } = state.selection;
  let isPlain = true;
  state.doc.nodesBetween(from, to, ({ isAtom, isText }) => void (isPlain &&= isText || !isAtom));
  if (!isPlain) dispatch(state.tr.deleteSelection());
}

/** Moves the caret out of a chip. After a deletion, Chromium leaves the caret in the chip and loses further input. */
export function leaveChip({ dom }: Editor["view"]): void {
  const selection = dom.ownerDocument.getSelection();
  const chip = selection?.anchorNode?.parentElement?.closest(".live-value");
  if (!selection || !chip || !dom.contains(chip)) return;
  const place = dom.ownerDocument.createRange();
  place.selectNode(chip);
  place.collapse(selection.anchorOffset === 0);
  selection.collapse(place.startContainer, place.startOffset);
}

/** Extends the node with a chip that shows the current value, or the last words of a removed value. */
export function shownLiveValues(api: Api, textLanguage: Language, language: Language): typeof LiveValueNode {
  const view: NodeViewRenderer = ({ node }) => {
    const source = liveValuesOf(api);
    const dom = document.createElement("span");
    const name = document.createElement("span");
    name.className = "visually-hidden";
    const show = () => {
      const value = source.now()?.get(String(node.attrs["value"]));
      const isGone = source.now() !== undefined && !value;
      dom.className = isGone ? "live-value gone" : "live-value";
      dom.title = value?.name[language] ?? "";
      name.textContent = value ? `${value.name[language]}: ` : "";
      // If a chip ends with hidden text, Chromium puts composed words inside the chip and loses their letters.
      dom.replaceChildren(name, value?.words[textLanguage] ?? wordsIn(node));
    };
    show();
    source.ask();
    return { dom, destroy: source.listen(show), ignoreMutation: () => true };
  };
  return LiveValueNode.extend({ addNodeView: () => view });
}

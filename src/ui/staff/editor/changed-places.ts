import { createDocument } from "@tiptap/react";
import type { Node } from "@tiptap/pm/model";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { diffArrays } from "diff";
import { differenceParts } from "#src/ui/staff/conflict/difference-parts.ts";

/** What has happened to the Norwegian of a translation; both are HTML. */
export interface ChangedSince {
  /** What the translation was made from. */
  before: string;
  /** The Norwegian as it is now; left out where the text to mark is itself the Norwegian. */
  now?: string;
}

/** A paragraph, a heading or the text of a list's point. */
interface Block {
  node: Node;
  /** Where it begins in its document. */
  at: number;
  text: string;
}

/** Words in a block that the earlier text hasn't; places in the document. */
export interface Range {
  from: number;
  to: number;
}

/** Marks in the Norwegian the words that have changed, and in a translation the blocks that were made from them. */
export function changedPlaces(doc: Node, { before, now }: ChangedSince): DecorationSet {
  const { schema } = doc.type;
  const then = createDocument(before, schema);
  const marks =
    now === undefined
      ? changedWords(then, doc).map(({ from, to }) => Decoration.inline(from, to, { nodeName: "mark" }))
      : blocksMadeFrom(then, createDocument(now, schema), doc).map(({ at, node }) =>
          Decoration.node(at, at + node.nodeSize, { class: "changed-block" }),
        );
  return DecorationSet.create(doc, marks);
}

/** The words of a text that the earlier one hasn't. */
export function changedWords(before: Node, now: Node): Range[] {
  return changesBetween(blocksIn(before), blocksIn(now)).flatMap(({ earlier, later }) => {
    if (!later) return [];
    let at = later.at + 1;
    return differenceParts(earlier?.text ?? "", later.text).flatMap(({ kind, text }) => {
      if (kind === "removed") return [];
      const from = at;
      at += text.length;
      return kind === "added" ? [{ from, to: at }] : [];
    });
  });
}

/**
 * The blocks of a translation whose Norwegian has changed or gone. None when the translation has other blocks than the
 * text that it was made from: then nobody knows which is which.
 */
export function blocksMadeFrom(before: Node, now: Node, translation: Node): Block[] {
  const earlierBlocks = blocksIn(before);
  const translated = blocksIn(translation);
  if (translated.length !== earlierBlocks.length) return [];
  const changed = new Set(changesBetween(earlierBlocks, blocksIn(now)).map(({ earlier }) => earlier));
  return translated.filter((_, index) => changed.has(earlierBlocks[index]));
}

/** What stands for a picture or a live value, which are one place long. */
const leaf = "￼";

function blocksIn(doc: Node): Block[] {
  const blocks: Block[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock)
      blocks.push({ node, at, text: node.textBetween(0, node.content.size, undefined, leaf) });
  });
  return blocks;
}

/** Which blocks differ: an earlier one with the one in its place, or one without the other. */
function changesBetween(before: readonly Block[], now: readonly Block[]) {
  const changes: { earlier: Block | undefined; later: Block | undefined }[] = [];
  const rest = { before: [...before], now: [...now] };
  let removed: Block[] = [];
  for (const part of diffArrays(before.map(textOf), now.map(textOf))) {
    if (part.removed) removed = rest.before.splice(0, part.count);
    if (part.added) {
      const added = rest.now.splice(0, part.count);
      for (let index = 0; index < Math.max(added.length, removed.length); index++)
        changes.push({ earlier: removed[index], later: added[index] });
      removed = [];
    }
    if (!part.removed && !part.added) {
      changes.push(...removed.map((earlier) => ({ earlier, later: undefined })));
      removed = [];
      rest.before.splice(0, part.count);
      rest.now.splice(0, part.count);
    }
  }
  return [...changes, ...removed.map((earlier) => ({ earlier, later: undefined }))];
}

const textOf = ({ text }: Block) => text;

import { createDocument } from "@tiptap/react";
import type { Node } from "@tiptap/pm/model";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { diffArrays } from "diff";
import { differenceParts } from "#src/cms/staff/conflict/difference-parts.ts";

/** The Norwegian text before and after a change, as HTML. */
export interface ChangedSince {
  before: string;
  /** The current Norwegian text. Omitted when the editor itself contains the Norwegian text. */
  now?: string;
}

interface Block {
  node: Node;
  at: number;
  text: string;
}

export interface Range {
  from: number;
  to: number;
}

/** Marks the changed words of a Norwegian text, or the blocks of a translation whose Norwegian text has changed. */
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

/** Returns the blocks of a translation whose Norwegian blocks have changed; none if the numbers of blocks differ. */
export function blocksMadeFrom(before: Node, now: Node, translation: Node): Block[] {
  const earlierBlocks = blocksIn(before);
  const translated = blocksIn(translation);
  if (translated.length !== earlierBlocks.length) return [];
  const changed = new Set(changesBetween(earlierBlocks, blocksIn(now)).map(({ earlier }) => earlier));
  return translated.filter((_, index) => changed.has(earlierBlocks[index]));
}

/** The character for a picture or a live value, each of which takes one position. */
const leaf = "￼";

function blocksIn(doc: Node): Block[] {
  const blocks: Block[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock)
      blocks.push({ node, at, text: node.textBetween(0, node.content.size, undefined, leaf) });
  });
  return blocks;
}

/** Returns the blocks that differ, in pairs of an earlier and a later block. A missing counterpart is undefined. */
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

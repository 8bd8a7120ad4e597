import { diffWordsWithSpace } from "diff";

export interface Part {
  kind: "same" | "removed" | "added";
  text: string;
}

/** The maximum number of changed words and spaces. With more changes, the whole text is marked as changed. */
const maxChanges = 1500;

export function differenceParts(before: string, after: string): Part[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: maxChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts: Part[] = [];
  for (const [index, { value, added, removed }] of changes.entries()) {
    const isBridge = !added && !removed && index > 0 && index < changes.length - 1 && isShort(value);
    if (isBridge || removed) append(parts, "removed", value);
    if (isBridge || added) append(parts, "added", value);
    if (!isBridge && !added && !removed) append(parts, "same", value);
  }
  return parts.filter(({ text }) => text !== "");
}

/** True for a text of at most one word. Between two changes it is marked too, so that the text is easy to read. */
const isShort = (text: string) => !text.includes("\n") && (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 1;

/** Adds a part to the current change. Removed words come before added words. */
function append(parts: Part[], kind: Part["kind"], text: string): void {
  const last = parts.at(-1);
  const other = parts.at(-2);
  if (last?.kind === kind) last.text += text;
  else if (kind === "removed" && last?.kind === "added" && other?.kind === "removed") other.text += text;
  else if (kind === "removed" && last?.kind === "added") parts.splice(-1, 0, { kind, text });
  else parts.push({ kind, text });
}

/** The number of unchanged characters to show beside a change. */
const besideChange = 60;

export function briefParts(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.kind !== "same" || part.text.length <= 3 * besideChange) return part;
    const isFirst = index === 0 && parts.length > 1;
    const isLast = index === parts.length - 1;
    const start = isFirst ? "" : part.text.slice(0, besideChange).replace(/\s\S*$/, " ");
    const end = isLast ? "" : part.text.slice(-besideChange).replace(/^\S*\s/, " ");
    return { kind: "same", text: `${start}…${end}` };
  });
}

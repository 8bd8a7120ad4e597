import { markOf } from "#src/i18n/marks.ts";
import type { NamedValue } from "#src/cms/kind/live-value.ts";
import { namedPlaces, writtenFinder } from "#src/cms/kind/written-out.ts";

/** Returns a function that replaces a former value with a mark. Words that could mean another value stay unchanged. */
export function markInserter(
  values: readonly NamedValue[],
): (text: string, key: string, written: readonly string[]) => string {
  const find = namedPlaces(values);
  return (text, key, written) => {
    const findWritten = writtenFinder([written]);
    return find(text).reduceRight((left, { from, to, isOld, values: [value, ...others] }) => {
      const isMeant = isOld && value?.key === key && others.length === 0;
      if (!isMeant || findWritten(text.slice(from, to)).length === 0) return left;
      return left.slice(0, from) + markOf(key) + left.slice(to);
    }, text);
  };
}

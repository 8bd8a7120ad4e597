import { markOf } from "#src/i18n/marks.ts";
import type { NamedValue } from "#src/resource/live-value.ts";
import { namedPlaces, writtenFinder } from "#src/resource/written-out.ts";

/**
 * Makes a text follow a value: its mark stands where the text said what the value was. Where another value could stand
 * as well, the text stays as it is, since only who reads it knows which is meant.
 * @returns a function from a text, the value's key and how it was written, to the text with marks
 */
export function markInserter(
  values: readonly NamedValue[],
): (text: string, key: string, written: readonly string[]) => string {
  const find = namedPlaces(values);
  return (text, key, written) => {
    const says = writtenFinder([written]);
    return find(text).reduceRight((left, { from, to, isOld, values: [value, ...others] }) => {
      const isMeant = isOld && value?.key === key && others.length === 0;
      if (!isMeant || says(text.slice(from, to)).length === 0) return left;
      return left.slice(0, from) + markOf(key) + left.slice(to);
    }, text);
  };
}

import { settingNames } from "./settings.ts";

/** Finds variables whose names differ from a setting's name by letter case or by one typing error. */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
): { name: string; meant: string }[] {
  return Object.keys(environment)
    .filter((name) => environment[name] && !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isOneSlip(name.toUpperCase(), setting));
      return meant ? [{ name, meant }] : [];
    });
}

/** True when the names differ by one inserted, missing or replaced letter, or by two swapped letters. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const rest = one.slice(start, one.length - end);
  const otherRest = other.slice(start, other.length - end);
  const isSwapped = rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
  return isSwapped || (rest.length <= 1 && otherRest.length <= 1);
}

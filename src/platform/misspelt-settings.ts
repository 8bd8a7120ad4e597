import { settingNames } from "./settings.ts";

/**
 * Finds names in the environment that are one typing mistake away from a setting and so would have no effect.
 * @returns each name with the setting that was meant
 */
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

/** Whether the words differ by one letter more, less or different, or by two swapped neighbours. */
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

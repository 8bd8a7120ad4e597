import { settingNames } from "./config.ts";

/**
 * Names in the environment that are one slip away from a setting's: whoever wrote them thinks that they do something.
 * @returns each with the setting that is meant
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

/** Whether a letter more or less, another one, or two neighbours that have changed places make one word the other. */
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

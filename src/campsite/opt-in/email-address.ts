/** Matches a local part that all mail servers accept, and a domain in any script with a dot (blåbær.no). */
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** The maximum length of an address in characters (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;

export function isEmail(value: string): boolean {
  const [local = ""] = value.split("@");
  return value.length <= longestEmail && local.length <= 64 && email.test(value);
}

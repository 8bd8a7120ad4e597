/**
 * What guests read of a photo until staff write a title: the name that its file was sent with, with spaces for hyphens
 * and underscores. "blabaer-pa-oya" is "Blabaer pa oya".
 */
export function titleFromName(name: string): string {
  const words =
    name
      .trim()
      .split(/[\s_-]+/)
      .filter(Boolean)
      .join(" ") || name.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

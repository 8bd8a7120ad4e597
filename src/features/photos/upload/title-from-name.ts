/**
 * What guests read of a photo until staff write a title: the name that its file was sent with. In one without spaces
 * hyphens and underscores stand for them: "blabaer-pa-oya" is "Blabaer pa oya".
 */
export function titleFromName(name: string): string {
  const written = name.trim();
  const words = /\s/.test(written) ? written : written.split(/[_-]+/).filter(Boolean).join(" ") || written;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Matches words in brackets. A shortcode has attributes, or a name with a hyphen or an underscore. */
const shortcode = /\[\/?([a-z][\w-]*)((?:\s[^\][]*)?)\/?\]/gi;
const isShortcode = (name: string, attributes: string) => /=/.test(attributes) || /[_-]/.test(name);

const blocks = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|section)\b/i;

/**
 * Converts a text of WordPress to HTML. Removes comments, which mark blocks, and the tags of shortcodes. The content
 * inside a shortcode stays. Text of the classic editor has empty lines between paragraphs.
 * @param pictureOf returns the address of an attachment, for galleries
 * @returns `dropped`: the names of the shortcodes that have no counterpart on this site
 */
export function htmlOf(
  content: string,
  pictureOf: (id: string) => string | undefined,
): { html: string; dropped: string[] } {
  const dropped = new Set<string>();
  const text = content
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/\[gallery\b[^\]]*\bids="([\d, ]+)"[^\]]*\]/gi, (_, ids: string) =>
      ids
        .split(",")
        .flatMap((id) => pictureOf(id.trim()) ?? [])
        .map((url) => `\n\n<img src="${url}">\n\n`)
        .join(""),
    )
    .replaceAll(/\[caption\b[^\]]*\]([^]*?)\[\/caption\]/gi, (_, inner: string) =>
      inner.replace(/(<img\b[^>]*>(?:<\/a>)?)\s*/i, "$1\n\n"),
    )
    .replaceAll(/\[embed\b[^\]]*\]\s*(https?:[^\s[<"]+)\s*\[\/embed\]/gi, '<a href="$1">$1</a>');
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name!.toLowerCase()));
  const plain = text.replaceAll(shortcode, (written, name: string, attributes: string) => {
    if (!closed.has(name.toLowerCase()) && !isShortcode(name, attributes)) return written;
    dropped.add(name);
    return "";
  });
  const html = blocks.test(plain)
    ? plain
    : plain
        .split(/(?:\r?\n\s*){2,}/)
        .filter((part) => part.trim() !== "")
        .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, "<br>")}</p>`)
        .join("");
  return { html, dropped: [...dropped] };
}

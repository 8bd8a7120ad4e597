/**
 * Parses XML as strictly as a feed reader.
 * @returns the elements, each with the path from the root, such as "feed/entry/title"
 * @throws Error when the XML isn't well-formed
 */
export function readXml(xml: string): { path: string; attributes: Record<string, string>; text: string }[] {
  const unescape = (text: string) => {
    if (/&(?!(?:amp|lt|gt|quot|#39);)|</.test(text)) throw new Error(`Not escaped: ${text}`);
    return text
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  };
  // eslint-disable-next-line no-control-regex -- exactly the characters that XML forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    throw new Error("The text has a character that XML forbids.");
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i, "");
  if (body === xml) throw new Error("The text has no XML declaration.");
  const found: ReturnType<typeof readXml> = [];
  const open: { path: string; attributes: Record<string, string>; text: string }[] = [];
  let rest = body.trim();
  while (rest) {
    const [token] = /^(?:<[^<>]*>|[^<]+)/.exec(rest) ?? [];
    if (!token) throw new Error(`Unexpected: ${rest.slice(0, 50)}`);
    rest = rest.slice(token.length);
    const [, end, name, attributes, selfClosing] =
      /^<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>$/.exec(token) ?? [];
    if (name === undefined) {
      if (token.startsWith("<") || !open.length) throw new Error(`Not a tag: ${token}`);
      open.at(-1)!.text += unescape(token);
    } else if (end) {
      const closed = open.pop();
      if (closed?.path.split("/").at(-1) !== name) throw new Error(`${name} closes ${closed?.path}.`);
    } else {
      const pairs = [...attributes!.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        unescape(value!),
      ]);
      const element = {
        path: [open.at(-1)?.path, name].filter(Boolean).join("/"),
        attributes: Object.fromEntries(pairs) as Record<string, string>,
        text: "",
      };
      if (!open.length && found.length) throw new Error("The text has two root elements.");
      found.push(element);
      if (!selfClosing) open.push(element);
    }
  }
  if (open.length) throw new Error(`${open.at(-1)!.path} isn't closed.`);
  return found;
}

import { createReadStream } from "node:fs";
import { Parser } from "htmlparser2";

/** An item of an export: a post, a page, a file or an entry of a menu. */
export interface ExportItem {
  /** The texts by the names of their elements, such as "wp:post_name". */
  fields: Readonly<Record<string, string>>;
  meta: Readonly<Record<string, string>>;
}

export interface WordpressExport {
  address: URL;
  items: ExportItem[];
}

/** The maximum length of a text in characters. A longer text is cut. The limit of a page's text is much lower. */
const longestText = 1_000_000;

/**
 * Reads an export of WordPress (WXR), part by part. htmlparser2 knows only the entities of XML, and loads no files.
 * @throws Error if the file declares a document type or entities, or isn't an export
 */
export async function readExport(file: string): Promise<WordpressExport> {
  const items: ExportItem[] = [];
  const site: Record<string, string> = {};
  let item: { fields: Record<string, string>; meta: Record<string, string> } | undefined;
  let meta: Record<string, string> | undefined;
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        if (name === "item") item = { fields: {}, meta: {} };
        if (name === "wp:postmeta") meta = {};
      },
      ontext(text) {
        const name = path.at(-1)!;
        const parent = path.at(-2);
        const texts =
          parent === "wp:postmeta"
            ? meta
            : parent === "item"
              ? item?.fields
              : parent === "channel"
                ? site
                : undefined;
        if (texts && (texts[name] ?? "").length < longestText) texts[name] = (texts[name] ?? "") + text;
      },
      onclosetag(name) {
        path.pop();
        if (name === "wp:postmeta" && item && meta)
          item.meta[meta["wp:meta_key"] ?? ""] = meta["wp:meta_value"] ?? "";
        if (name === "item" && item) items.push(item);
        if (name === "item") item = undefined;
      },
      onprocessinginstruction(name) {
        if (name.startsWith("!"))
          throw new Error("The file declares a document type or entities. An export of WordPress has none.");
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of createReadStream(file, "utf8")) parser.write(chunk as string);
  parser.end();
  const address = URL.parse((site["wp:base_blog_url"] ?? site["link"] ?? "").trim());
  if (!site["wp:wxr_version"] || !address || !/^https?:$/.test(address.protocol))
    throw new Error("The file isn't an export of WordPress (Tools, Export, All content).");
  return { address, items };
}

export interface PageHead {
  lang: string | undefined;
  title: string | undefined;
  /** Absolute URLs. */
  canonical: (string | undefined)[];
  alternates: Record<string, string>;
  /** The content of the meta elements, by name or property. */
  meta: Record<string, string>;
  structuredData: Record<string, unknown>[];
}

/** Reads the head of a rendered page with regular expressions, because the site's HTML is uniform. */
export function readHead(html: string): PageHead {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes]) =>
      readAttributes(attributes!),
    );
  const links = tags("link");
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    lang: tags("html")[0]?.["lang"],
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter((link) => link["hreflang"]).map((link) => [link["hreflang"]!, link["href"]!]),
    ),
    meta: Object.fromEntries(
      tags("meta").map((meta) => [meta["name"] ?? meta["property"] ?? "", meta["content"] ?? ""]),
    ),
    structuredData: [...scripts].map(([, json]) => JSON.parse(json!) as Record<string, unknown>),
  };
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      unescape(value)!,
    ]),
  );
}

const characters: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

function unescape(text: string | undefined): string | undefined {
  return text?.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity]!);
}

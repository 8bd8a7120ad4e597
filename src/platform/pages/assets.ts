import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CachedResponse } from "#src/platform/http/answer.ts";

/** Returns a source file's URL. In a build, the URL contains a hash. In development, the URL is the source's path. */
export type AssetUrl = (source: string) => string;

export interface Assets {
  url: AssetUrl;
  folder?: string;
  answers: Pick<ReadonlyMap<string, CachedResponse>, "get">;
}

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".speculationrules": "application/speculationrules+json",
  ".pdf": "application/pdf",
};

/**
 * Reads the client files of a build. Browsers cache the files in /assets/ for a year, because their names contain a
 * hash. Browsers cache other files for a day.
 * @param folder absolute path of the client files
 */
export function readAssets(folder: string, headers: Record<string, string>): Assets {
  const manifest = JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(folder.length).replaceAll(path.sep, "/"));
  const all = new Set(files);
  const isServed = (file: string) =>
    all.has(file) && path.extname(file) in contentTypes && !file.startsWith("/.vite/");
  const read = new Map<string, CachedResponse>();
  return {
    url(source) {
      const entry = manifest[source];
      if (!entry) throw new Error(`The build has no output for ${source}.`);
      return `/${entry.file}`;
    },
    answers: {
      get(file) {
        if (!read.has(file) && isServed(file))
          read.set(file, readAnswer(path.join(folder, file), file, all.has(`${file}.br`), headers));
        return read.get(file);
      },
    },
  };
}

/** A short Content-Security-Policy for /assets/. The policy of pages is as long as a quarter of a small script. */
const assetPolicy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

function readAnswer(
  place: string,
  file: string,
  isCompressed: boolean,
  headers: Record<string, string>,
): CachedResponse {
  const isHashed = file.startsWith("/assets/");
  return new CachedResponse(
    isCompressed
      ? { br: readFileSync(`${place}.br`), gzip: readFileSync(`${place}.gz`) }
      : readFileSync(place),
    {
      ...headers,
      ...(isHashed && assetPolicy),
      "Content-Type": contentTypes[path.extname(file)]!,
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
      ...(isCompressed && { Vary: "Accept-Encoding" }),
    },
    { isCompressible: isCompressed },
  );
}

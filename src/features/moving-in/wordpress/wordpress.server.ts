import { stat } from "node:fs/promises";
import { collectionFor } from "#src/cms/collections.server.ts";
import { ifFound } from "#src/cms/next-versions/next-version-state.server.ts";
import { getNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { bring, type Line } from "#src/features/moving-in/bring.server.ts";
import type { Found } from "#src/features/moving-in/found.ts";
import {
  bringFiles,
  collectFiles,
  decoded,
  listFolder,
  redirectsToDocuments,
} from "#src/features/moving-in/old-files.server.ts";
import { withOwnAddresses, type OldFiles } from "#src/features/moving-in/old-html.ts";
import {
  openOldSite,
  OldSiteFault,
  type OldSite,
  type OldSiteOptions,
} from "#src/features/moving-in/old-site.server.ts";
import { lineOf, momentOf } from "#src/features/moving-in/old-values.ts";
import { endRun, startRun, type RunOptions } from "#src/features/moving-in/run.server.ts";
import { readExport, type ExportItem, type WordpressExport } from "./wordpress-export.server.ts";
import { htmlOf } from "./wordpress-text.ts";

interface Options extends RunOptions, OldSiteOptions {
  file: string;
  /** The address or the folder with the exported site's files. */
  media?: string | undefined;
}

/** Matches the size in the filename of a smaller copy of a picture, as WordPress makes it: "strand-300x200.jpg". */
const madeSize = /-\d+x\d+(?=\.\w+$)/;

const isPicture = ({ pathname }: URL) => /\.(?:jpe?g|png|gif|webp|svg|bmp|tiff?)$/i.test(pathname);

/**
 * Imports a site of WordPress. Pages become own pages, posts become articles, and attachments become photos and
 * documents. Drafts become next versions, and old addresses are redirected.
 * @returns the lines of the report
 */
export async function moveInFromWordpress(
  outer: Context,
  { file, media, isDry = false, isDraft = false, ...requests }: Options,
): Promise<Line[]> {
  const content = await readExport(file);
  const run = await startRun(outer, content.address.host, { isDry, isDraft });
  const isFolder = media !== undefined && !/^https?:/i.test(media);
  if (isFolder && !(await stat(media)).isDirectory()) throw new Error(`${media} is no folder.`);
  const site = siteOf(content.address, isFolder ? undefined : media, requests);

  const collected = collectFiles(content.address);
  const attachments = new Map<string, URL>();
  for (const { fields, meta } of content.items) {
    if (fields["wp:post_type"] !== "attachment") continue;
    const url = URL.parse((fields["wp:attachment_url"] ?? "").trim(), content.address);
    if (!url) continue;
    attachments.set(fields["wp:post_id"]!, url);
    const title = lineOf(fields["title"]);
    if (isPicture(url))
      collected.addPicture(url, {
        filename: url.pathname,
        title,
        description: fields["excerpt:encoded"],
        alternativeText: meta["_wp_attachment_image_alt"] ?? "",
      });
    else collected.addPdf(url, title);
  }
  const originals = new Set([...attachments.values()].map(({ href }) => href));
  /** Texts of WordPress link to smaller copies of a picture. This function looks up the original picture instead. */
  const ofOriginals = (files: OldFiles): OldFiles => ({
    ...files,
    picture(url) {
      const original = new URL(url);
      original.pathname = url.pathname.replace(madeSize, "");
      return files.picture(originals.has(original.href) ? original : url);
    },
  });
  findContent(content, attachments, ofOriginals(collected.files));
  const files = await bringFiles(run, site, collected, await listFolder(isFolder ? media : undefined));
  for (const redirect of redirectsToDocuments(run)) await bring(run, redirect);
  for (const { found, item } of findContent(content, attachments, ofOriginals(files))) {
    await bring(run, found);
    if (!run.isDry && !found.isDraft)
      for (const redirect of await redirectsTo(run.context, run.lines.at(-1)!, item))
        await bring(run, redirect);
  }
  await endRun(run);
  return run.lines;
}

/** Returns the site from which files are downloaded. If `media` isn't an address, no file is downloaded. */
function siteOf(own: URL, media: string | undefined, options: OldSiteOptions): OldSite {
  const site = media === undefined ? undefined : openOldSite(media, options);
  return {
    address: own,
    isStaff: () => false,
    json: () => Promise.reject(new OldSiteFault("noMedia")),
    download(url, file) {
      if (!site) return Promise.reject(new OldSiteFault("noMedia"));
      if (url.host !== own.host) return Promise.reject(new OldSiteFault("otherHost", url.href));
      return site.download(new URL(url.pathname + url.search, site.address), file);
    },
  };
}

function findContent(
  { items }: WordpressExport,
  attachments: ReadonlyMap<string, URL>,
  files: OldFiles,
): { found: Found; item: ExportItem }[] {
  const inMenu = new Map(
    items
      .filter(({ fields }) => fields["wp:post_type"] === "nav_menu_item")
      .map(({ fields, meta }) => [meta["_menu_item_object_id"], Number(fields["wp:menu_order"])]),
  );
  return items.flatMap((item) => {
    const { fields, meta } = item;
    const [type, status] = [fields["wp:post_type"], fields["wp:status"]];
    if ((type !== "post" && type !== "page") || status === "trash" || status === "auto-draft") return [];
    const { html, dropped } = htmlOf(fields["content:encoded"] ?? "", (attachmentId) => {
      const url = attachments.get(attachmentId);
      return url && isPicture(url) ? url.href : undefined;
    });
    const text = withOwnAddresses(html, files);
    const lead = lineOf(fields["excerpt:encoded"]);
    const thumbnail = attachments.get(meta["_thumbnail_id"] ?? "");
    const picture = (thumbnail && files.picture(thumbnail)) ?? null;
    const isShown = (status === "publish" || status === "future") && !fields["wp:post_password"];
    const common = {
      sourceId: fields["wp:post_id"] ?? "",
      notes: dropped.map((name) => ({ code: "shortcode" as const, detail: name })),
      isDraft: !isShown,
    };
    const title = lineOf(fields["title"]);
    const id = fields["wp:post_id"] ?? "";
    if (type === "page") {
      const isListed = inMenu.size === 0 || inMenu.has(id);
      const position = inMenu.get(id);
      return {
        item,
        found: {
          ...common,
          kind: "ownPage" as const,
          fields: {
            title,
            lead: lead.slice(0, 500),
            text,
            picture,
            inMenu: isListed,
            ...(position !== undefined && position > 0 && { position: Math.min(position, 100) }),
          },
        },
      };
    }
    const oldUrl = decoded(fields["wp:post_name"] ?? "").toLowerCase();
    const url = slugify(oldUrl) || undefined;
    const publishedDate = momentOf(
      dateOf(fields["wp:post_date_gmt"], "Z") || dateOf(fields["wp:post_date"], ""),
    );
    return {
      item,
      found: {
        ...common,
        kind: "article" as const,
        fields: {
          title,
          subTitle: (lead || splitFirstSentence(withoutElements(text))[0]).slice(0, 300),
          text,
          imageUrl: picture,
          url,
          isActive: isShown,
          ...(publishedDate && { publishedDate }),
        },
      },
    };
  });
}

/** Returns a date of WordPress with its zone, or "" for the date 0000-00-00. */
const dateOf = (date = "", zone: string) => (/^[1-9]/.test(date) ? date.replace(" ", "T") + zone : "");

/**
 * Returns redirects from a post's permalink, and from the address that has only the post's id. The redirects to a draft
 * are drafts too, because a redirect can be published only after its target.
 */
async function redirectsTo(
  context: Context,
  { thing, resourceId: id, state }: Line,
  item: ExportItem,
): Promise<Found[]> {
  if (state === "failed" || id === null) return [];
  const kind = thing as Found["kind"];
  const published = await ifFound(collectionFor(context, kind).get(context, id));
  const saved = (published ?? (await ifFound(getNextVersion(context, { kind, id })))) as
    { path?: string; url?: string; title?: string } | undefined;
  if (!saved || (kind === "article" && !saved.url)) return [];
  const to =
    kind === "article"
      ? address("article", "nb", { url: saved.url!, title: slugify(saved.title ?? "") || saved.url! })
      : address("ownPage", "nb", { id: String(id) });
  const link = URL.parse((item.fields["link"] ?? "").trim());
  const old = [
    link && decoded(link.pathname).replace(/\/$/, ""),
    `/?${kind === "article" ? "p" : "page_id"}=${item.fields["wp:post_id"]!}`,
  ];
  return old
    .filter((from) => from && from !== to && from !== saved.path)
    .map((from) => ({
      kind: "redirect",
      sourceId: from!,
      fields: { from, to, status: 301 },
      notes: [],
      isDraft: !published,
    }));
}

import path from "node:path";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { bring, keyOf, report, type Line, type Run } from "./bring.server.ts";
import { findResources, type Found } from "./found.ts";
import { importer } from "./moved-in.server.ts";
import { bringFeedback } from "./old-feedback.server.ts";
import { bringFiles, collectFiles, listFolder } from "./old-files.server.ts";
import { readOldContent } from "./old-content.server.ts";
import { openOldSite, type OldSiteOptions } from "./old-site.server.ts";
import { textOf } from "./old-values.ts";

export interface MoveInOptions extends OldSiteOptions {
  /** The address of the old system. */
  from: string;
  /** True to store nothing. */
  isDry?: boolean;
  /** True to make everything a next version. */
  isDraft?: boolean;
  /** A folder with files of the old system, by name. */
  folder?: string | undefined;
}

/**
 * Moves in the content of an old system. A repeated run updates what changed there, and leaves what staff changed here.
 * Nobody is notified.
 * @returns the lines of the report
 */
export async function moveIn(
  outer: Context,
  { from, isDry = false, isDraft = false, folder, ...options }: MoveInOptions,
): Promise<Line[]> {
  const context = { ...outer, user: importer };
  const site = openOldSite(from, options);
  const source = site.address.host;
  const rows = await context.db.selectFrom("movedIn").selectAll().where("source", "=", source).execute();
  const run: Run = {
    context,
    source,
    at: toStoredInstant(context.now()),
    isDry,
    isDraft,
    known: new Map(rows.map((row) => [keyOf(row), row])),
    lines: [],
  };
  const files = await listFolder(folder);
  const failures: Line[] = [];
  const content = await readOldContent(site, (call, note) =>
    failures.push({
      thing: "call",
      sourceId: call,
      name: call,
      resourceId: null,
      state: "failed",
      notes: [note],
    }),
  );
  for (const failure of failures) await report(run, failure);

  const collected = collectFiles(site.address);
  for (const photo of content.photos) if (textOf(photo["filename"])) collected.addPhoto(photo);
  findResources(content, collected.files);
  for (const name of files.keys())
    if (
      name.endsWith(".pdf") &&
      ![...collected.pdfs.keys()].some((key) => path.posix.basename(key).toLowerCase() === name)
    )
      collected.addPdf(new URL(`/data/pdf/${encodeURIComponent(name)}`, site.address), "");
  const own = await bringFiles(run, site, collected, files);
  for (const found of [...findResources(content, own), ...redirectsOf(run)]) await bring(run, found);
  await bringFeedback(run, content.feedback);
  if (!isDry)
    // A fault that is gone, or whose subject is gone, isn't reported any more.
    await context.db
      .deleteFrom("movedIn")
      .where("source", "=", source)
      .where("state", "=", "failed")
      .where("at", "<", run.at)
      .execute();
  return run.lines;
}

/** Returns redirects from the old addresses of the documents. */
const redirectsOf = ({ lines }: Run): Found[] =>
  lines.flatMap(({ thing, sourceId, resourceId, state }) =>
    thing === "document" && resourceId !== null && state !== "failed" && sourceId.startsWith("/")
      ? [
          {
            kind: "redirect",
            sourceId,
            fields: { from: sourceId, to: `document:${resourceId}`, status: 301 },
            notes: [],
          },
        ]
      : [],
  );

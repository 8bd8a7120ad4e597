import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { bring, report, type Line } from "./bring.server.ts";
import { findResources, photoPath } from "./found.ts";
import { bringFeedback } from "./old-feedback.server.ts";
import { bringFiles, collectFiles, decoded, listFolder, redirectsToDocuments } from "./old-files.server.ts";
import { readOldContent } from "./old-content.server.ts";
import { openOldSite, type OldSiteOptions } from "./old-site.server.ts";
import { textOf } from "./old-values.ts";
import { endRun, startRun, type RunOptions } from "./run.server.ts";

export interface MoveInOptions extends OldSiteOptions, RunOptions {
  from: string;
  /** A folder with copies of the old system's files. The files are found by name. */
  folder?: string | undefined;
}

/**
 * Imports the content of an old system. A repeated run updates the resources that changed in the old system, but not
 * the resources that staff changed on this site. Nobody is notified.
 * @returns the lines of the report
 */
export async function moveIn(
  outer: Context,
  { from, isDry = false, isDraft = false, folder, ...options }: MoveInOptions,
): Promise<Line[]> {
  const site = openOldSite(from, options);
  const run = await startRun(outer, site.address.host, { isDry, isDraft });
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
  for (const photo of content.photos) {
    const filename = textOf(photo["filename"]);
    if (filename) collected.addPicture(new URL(photoPath(filename), site.address), photo);
  }
  findResources(content, collected.files);
  for (const name of files.keys())
    if (
      name.endsWith(".pdf") &&
      ![...collected.pdfs.keys()].some((key) => path.posix.basename(decoded(key)).toLowerCase() === name)
    )
      collected.addPdf(new URL(`/data/pdf/${encodeURIComponent(name)}`, site.address), "");
  const own = await bringFiles(run, site, collected, files);
  for (const found of [...findResources(content, own), ...redirectsToDocuments(run)]) await bring(run, found);
  await bringFeedback(run, content.feedback);
  await endRun(run);
  return run.lines;
}

import { convertLinks } from "#src/cms/links/convert-links.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { keyOf, type Run } from "./bring.server.ts";
import { importer } from "./moved-in.server.ts";

export interface RunOptions {
  /** True to store nothing. */
  isDry?: boolean;
  /** True to save each resource as a next version. */
  isDraft?: boolean;
}

/** Starts a run of an import. @param source the host of the old site */
export async function startRun(
  outer: Context,
  source: string,
  { isDry = false, isDraft = false }: RunOptions,
): Promise<Run> {
  const context = { ...outer, user: importer };
  const rows = await context.db.selectFrom("movedIn").selectAll().where("source", "=", source).execute();
  return {
    context,
    source,
    at: toStoredInstant(context.now()),
    isDry,
    isDraft,
    known: new Map(rows.map((row) => [keyOf(row), row])),
    lines: [],
  };
}

/** Converts links between imported resources at the end, and drops faults that this run didn't find again. */
export async function endRun({ context, source, at, isDry }: Run): Promise<void> {
  if (isDry) return;
  await convertLinks(context);
  await context.db
    .deleteFrom("movedIn")
    .where("source", "=", source)
    .where("state", "=", "failed")
    .where("at", "<", at)
    .execute();
}

import type { KindName } from "#src/cms/kinds.ts";
import { readDrafts } from "#src/cms/next-versions/next-version-state.server.ts";
import { showTogether, type Planned } from "#src/cms/preview.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { getRow } from "./change-overs.server.ts";

/** Shows the site as it is when a change-over is published, without other changes that staff have planned. */
export async function showChangeOver(context: Context, id: number) {
  const { publishAt } = await getRow(context, id);
  const now = context.now();
  const planned = publishAt === null ? now : Temporal.Instant.from(publishAt);
  const moment = Temporal.Instant.compare(planned, now) < 0 ? now : planned;
  const changes = (await readDrafts(context.db, id)).map(({ kind, resourceId }) => ({
    kind: kind as KindName,
    id: resourceId,
    moment,
  }));
  return showTogether(context, changes, moment);
}

/**
 * Shows the site at a moment, with all publications that staff have planned until then.
 * @param changeOver the id of a change-over that is shown even if its moment is later
 * @param first the number of planned changes to show; by default all of them
 * @returns the site, and the planned changes in the order of their publication
 */
export async function showSiteAt(
  context: Context,
  {
    at,
    changeOver,
    first,
  }: { at: Temporal.Instant; changeOver?: number | undefined; first?: number | undefined },
) {
  const until = toStoredInstant(at);
  const rows = await context.db
    .selectFrom("nextVersion")
    .leftJoin("changeOver", "changeOver.id", "nextVersion.changeOverId")
    .select(["kind", "resourceId"])
    .select(({ fn }) => fn.coalesce("changeOver.publishAt", "nextVersion.publishAt").as("publishAt"))
    .where(({ or, and, eb, fn }) =>
      or([
        and([
          eb(fn.coalesce("changeOver.publishAt", "nextVersion.publishAt"), "<=", until),
          // Leaves out next versions that the site won't publish: those that failed, and those that a restore held.
          eb("changeOver.fault", "is", null),
          eb("nextVersion.fault", "is", null),
        ]),
        ...(changeOver ? [eb("nextVersion.changeOverId", "=", changeOver)] : []),
      ]),
    )
    .orderBy("nextVersion.id")
    .execute();
  const planned = rows.map(({ kind, resourceId: id, publishAt }): Planned => {
    const moment = publishAt === null || publishAt > until ? at : Temporal.Instant.from(publishAt);
    return { kind: kind as KindName, id, moment };
  });
  const inOrder = planned.toSorted((one, other) => Temporal.Instant.compare(one.moment, other.moment));
  return { ...(await showTogether(context, inOrder.slice(0, first), at)), changes: inOrder };
}

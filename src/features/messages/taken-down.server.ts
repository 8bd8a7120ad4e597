import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { TakenDown } from "./message.ts";

/** The maximum difference between the server's clock and the clock of the browser that takes a notice down. */
const clockDifference = { minutes: 1 };

const changedLike = { isActive: '%"isActive"%', unpublishDate: '%"unpublishDate"%' } as const;

/** Returns by id when and by whom a notice was taken down, if guests neither see it nor will see it. */
export async function findTakenDown(
  { db, now }: Pick<Context, "db" | "now">,
  ids: readonly number[],
): Promise<Map<number, TakenDown>> {
  if (ids.length === 0) return new Map();
  const lastChange = (field: keyof typeof changedLike) =>
    db
      .selectFrom("historyEntry")
      .select(["resourceId", "userName", "at"])
      .where("id", "in", (latest) =>
        latest
          .selectFrom("historyEntry")
          .select(({ fn }) => fn.max<number>("id").as("id"))
          .where("kind", "=", "message")
          .where("resourceId", "in", ids)
          .where("changed", "like", changedLike[field])
          .groupBy("resourceId"),
      )
      .execute();
  const [messages, ...changes] = await Promise.all([
    db.selectFrom("message").select(["id", "isActive", "unpublishDate"]).where("id", "in", ids).execute(),
    lastChange("isActive"),
    lastChange("unpublishDate"),
  ]);
  const [hidings, ends] = changes.map((all) => new Map(all.map((each) => [each.resourceId, each])));
  return new Map(
    messages.flatMap(({ id, isActive, unpublishDate: end }) => {
      const hiding = isActive ? undefined : hidings!.get(id);
      if (!isActive && !hiding) return [];
      const hasEnded = end !== null && end <= (hiding?.at ?? toStoredInstant(now()));
      if (!hasEnded) return hiding ? [[id, { at: hiding.at, by: hiding.userName }]] : [];
      const soonest = Temporal.Instant.from(end).subtract(clockDifference);
      const ending = ends!.get(id);
      const isByPerson = ending && Temporal.Instant.compare(ending.at, soonest) >= 0;
      return [[id, { at: end, by: isByPerson ? ending.userName : null }]];
    }),
  );
}

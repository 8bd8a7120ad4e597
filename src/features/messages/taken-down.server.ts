import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { TakenDown } from "./message-board.ts";

/** The server's clock may differ by this much from the clock of the browser that takes a message down. */
const clockDifference = { minutes: 1 };

/** Lists the messages that guests no longer see, and who took them down. Drafts are left out. */
export async function listTakenDown({ db, now }: Pick<Context, "db" | "now">): Promise<TakenDown[]> {
  const [gone, changes] = await Promise.all([
    db
      .selectFrom("message")
      .select(["id", "isActive", "unpublishDate"])
      .where(({ eb, or }) => or([eb("isActive", "=", 0), eb("unpublishDate", "<=", toStoredInstant(now()))]))
      .execute(),
    db
      .selectFrom("historyEntry")
      .select(["resourceId", "changed", "userName", "at"])
      .where("id", "in", (latest) =>
        latest
          .selectFrom("historyEntry")
          .select(({ fn }) => fn.max<number>("id").as("id"))
          .where("kind", "=", "message")
          .where(({ eb, or }) =>
            or([eb("changed", "like", '%"isActive"%'), eb("changed", "like", '%"unpublishDate"%')]),
          )
          .groupBy("resourceId"),
      )
      .execute(),
  ]);
  const lastChange = new Map(changes.map((each) => [each.resourceId, each]));
  return gone.flatMap(({ id, isActive, unpublishDate }) => {
    const change = lastChange.get(id);
    if (!isActive)
      return change?.changed.includes('"isActive"') ? [{ id, at: change.at, by: change.userName }] : [];
    const soonest = Temporal.Instant.from(unpublishDate!).subtract(clockDifference);
    const isByPerson = change && Temporal.Instant.compare(change.at, soonest) >= 0;
    return [{ id, at: unpublishDate!, by: isByPerson ? change.userName : null }];
  });
}

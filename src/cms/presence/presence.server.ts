import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Tables, Transaction } from "#src/platform/database/database.ts";
import { nameOf } from "#src/platform/user.ts";
import { presenceSeconds, type PresenceInput, type Present } from "./presence.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    presence: {
      kind: string;
      resourceId: number;
      issuer: string;
      subject: string;
      name: string;
      isWriting: number;
      /** The time of the last report, in ISO 8601 and UTC. */
      at: string;
    };
  }
}

/** The seconds without a report after which a form counts as closed: two intervals and a margin. */
const silentSeconds = 2 * presenceSeconds + 5;

const maxOpenForms = 50;

/** Records that the user has a form open or has left the form. Returns the other users who have the form open. */
export async function notePresence(
  context: Context,
  { kind, resourceId, state }: PresenceInput,
): Promise<Present[]> {
  const user = context.user!;
  const { issuer, subject } = user;
  const now = context.now();
  return inUnseenTransaction(context, async ({ db }) => {
    await db
      .deleteFrom("presence")
      .where("at", "<", toStoredInstant(now.subtract({ seconds: silentSeconds })))
      .execute();
    const own = { kind, resourceId, issuer, subject };
    const values = {
      name: nameOf(user),
      isWriting: Number(state === "writing"),
      at: toStoredInstant(now),
    };
    if (state === "left")
      await db
        .deleteFrom("presence")
        .where(({ and }) => and(own))
        .execute();
    else if (await hasRoom(db, own))
      await db
        .insertInto("presence")
        .values({ ...own, ...values })
        .onConflict((conflict) =>
          conflict.columns(["kind", "resourceId", "issuer", "subject"]).doUpdateSet(values),
        )
        .execute();
    const others = await db
      .selectFrom("presence")
      .select(["name", "isWriting"])
      .where("kind", "=", kind)
      .where("resourceId", "=", resourceId)
      .where(({ not, and }) => not(and({ issuer, subject })))
      .orderBy("name")
      .execute();
    return others.map(({ name, isWriting }) => ({ name, isWriting: isWriting === 1 }));
  });
}

async function hasRoom(
  db: Transaction,
  { kind, resourceId, issuer, subject }: Omit<Tables["presence"], "name" | "isWriting" | "at">,
): Promise<boolean> {
  const { count } = await db
    .selectFrom("presence")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where(({ and }) => and({ issuer, subject }))
    .where(({ not, and }) => not(and({ kind, resourceId })))
    .executeTakeFirstOrThrow();
  return Number(count) < maxOpenForms;
}

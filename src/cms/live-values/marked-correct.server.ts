import { draftsOf } from "#src/cms/history/history.server.ts";
import type { KindAndId } from "#src/cms/next-versions/next-version-state.server.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import type { RightInput } from "./value-check.ts";

/** A text that looks like a former value, but that staff have marked as correct. */
interface RightAsWritten {
  key: string;
  /** The Norwegian text of the former value. */
  before: string;
  /** The name of the kind, or for a next version the name that {@link draftsOf} returns. */
  kind: string;
  resourceId: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    rightAsWritten: RightAsWritten;
  }
}

const rowOf = ({
  key,
  before,
  place: { kind, id, isNext },
}: Omit<RightInput, "isRight">): RightAsWritten => ({
  key,
  before,
  kind: isNext ? draftsOf(kind) : kind,
  resourceId: id,
});

const keyOf = ({ key, before, kind, resourceId }: RightAsWritten): string =>
  JSON.stringify([key, before, kind, resourceId]);

export const rightKey = (marked: Omit<RightInput, "isRight">): string => keyOf(rowOf(marked));

export async function listRight({ db }: Pick<Context, "db">): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom("rightAsWritten").selectAll().execute()).map(keyOf));
}

export async function saveRight(context: Context, { isRight, ...marked }: RightInput): Promise<void> {
  const right = rowOf(marked);
  await inUnseenTransaction(context, async ({ db }) => {
    if (isRight)
      await db
        .insertInto("rightAsWritten")
        .values(right)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await db
        .deleteFrom("rightAsWritten")
        .where(({ and }) => and({ ...right }))
        .execute();
  });
}

/** Moves the entries of a next version to its published version, at its publication. */
export async function publishMarkedCorrect(
  { db }: Pick<TransactionContext, "db">,
  { kind, id }: KindAndId,
): Promise<void> {
  await db
    .updateTable("rightAsWritten")
    .set({ kind })
    .where("kind", "=", draftsOf(kind))
    .where("resourceId", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("rightAsWritten as known")
            .select("known.key")
            .whereRef("known.key", "=", "rightAsWritten.key")
            .whereRef("known.before", "=", "rightAsWritten.before")
            .where("known.kind", "=", kind)
            .where("known.resourceId", "=", id),
        ),
      ),
    )
    .execute();
}

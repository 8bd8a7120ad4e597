import { inTransaction, type Context } from "#src/platform/context.ts";
import type { RightInput } from "./value-check.ts";

/** A text that looks like a former value, but that staff have marked as correct. */
interface RightAsWritten {
  key: string;
  /** The Norwegian text of the former value. */
  before: string;
  kind: string;
  resourceId: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    rightAsWritten: RightAsWritten;
  }
}

export const rightKey = ({ key, before, kind, resourceId }: RightAsWritten): string =>
  JSON.stringify([key, before, kind, resourceId]);

export async function listRight({ db }: Pick<Context, "db">): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom("rightAsWritten").selectAll().execute()).map(rightKey));
}

export async function saveRight(
  context: Context,
  { key, before, place: { kind, id: resourceId }, isRight }: RightInput,
): Promise<void> {
  const right: RightAsWritten = { key, before, kind, resourceId };
  await inTransaction(context, async ({ db }) => {
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

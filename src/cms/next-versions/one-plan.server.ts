import type { Selectable } from "kysely";
import { inEachOf } from "#src/i18n/texts.ts";
import { parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { acquireLock, type TransactionContext } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { nextVersionText } from "#messages/staff";
import type { Row } from "./next-version-state.server.ts";
import { joinedChange } from "./next-version.ts";

type Plan = Pick<Selectable<Tables["changeOver"]>, "id" | "name" | "publishAt">;

/**
 * Returns the change-over with the id in a body's field `changeOver`. Returns null if the field is null, and undefined
 * if the field is missing.
 * @throws Problem "invalid-fields" when there is no such change-over, or when it is published
 */
export async function joinedChangeOver(
  transaction: TransactionContext,
  named: unknown,
): Promise<Plan | null | undefined> {
  const id = parsed(joinedChange, named === undefined ? undefined : coerce(joinedChange, named));
  if (id === undefined || id === null) return id;
  await acquireLock(transaction, `change-over ${id}`);
  const found = await transaction.db
    .selectFrom("changeOver")
    .select(["id", "name", "publishAt"])
    .where("id", "=", id)
    .where("publishedAt", "is", null)
    .executeTakeFirst();
  if (found) return found;
  const message = "must be the id of a change-over that isn't published";
  throw new Problem("invalid-fields", { errors: [{ field: "changeOver", message }] });
}

/**
 * Checks that a next version in a change-over gets neither another change-over nor a moment of its own. The next
 * version leaves its change-over only if the body's `changeOver` is null.
 * @param joined the change-over in the body; null takes the next version out
 * @param moment the moment in the body
 * @throws Problem "in-plan" with the name of the current change-over; without a current change-over, of `joined`
 */
export function expectOnePlan(
  row: Row | undefined,
  joined: Plan | null | undefined,
  moment: string | null | undefined,
): void {
  if (joined === null) return;
  const first = row?.changeOverId
    ? { id: row.changeOverId, name: row.changeOverName!, publishAt: row.changeOverAt }
    : joined;
  if (!first) return;
  const isOther = joined !== undefined && joined.id !== first.id;
  if (!isOther && (!moment || moment === first.publishAt)) return;
  const plan = first.name;
  const words = { ...inEachOf(nextVersionText, ({ alreadyIn }) => alreadyIn({ plan })) };
  const message = `can't be set, because the next version is in “${plan}”`;
  throw new Problem("in-plan", { errors: [{ field: isOther ? "changeOver" : "publishAt", message, words }] });
}

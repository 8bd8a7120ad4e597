import { hash, randomBytes } from "node:crypto";
import type { Generated } from "kysely";
import type { KindName } from "#src/cms/kinds.ts";
import { readPublication, type Which } from "#src/cms/next-versions/next-versions.server.ts";
import { showUnsaved } from "#src/cms/preview.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { nameOf } from "#src/platform/user.ts";
import { previewPath, type linkDays, type PreviewLink } from "./preview-link.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Links that show a next version without an account. A link is removed with its next version. */
    previewLink: {
      id: Generated<number>;
      tokenHash: string;
      nextVersionId: number | null;
      createdAt: string;
      until: string;
      openings: Generated<number>;
      userName: string | null;
    };
  }
}

const hashOf = (token: string) => hash("sha256", token, "base64url");

/**
 * Adds a link to a next version. The response is the only one with the link, because only a hash of it is stored.
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "invalid-fields" when the next version is too unfinished to be shown
 */
export async function addPreviewLink(
  context: Context,
  which: Which,
  { days }: { days: (typeof linkDays)[number] },
): Promise<{ id: number; url: string; until: string }> {
  const token = randomBytes(16).toString("base64url");
  const now = context.now();
  const until = toStoredInstant(now.add({ hours: days * 24 }));
  const id = await inUnseenTransaction(context, async (transaction) => {
    const { rowId } = await readPublication(transaction, which);
    await transaction.db.deleteFrom("previewLink").where("until", "<=", toStoredInstant(now)).execute();
    const added = await transaction.db
      .insertInto("previewLink")
      .values({
        tokenHash: hashOf(token),
        nextVersionId: rowId,
        createdAt: toStoredInstant(now),
        until,
        userName: context.user ? nameOf(context.user) : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return added.id;
  });
  return { id, url: new URL(`${previewPath}/${token}`, context.config.siteOrigin).href, until };
}

const linksTo = ({ db }: Pick<Context, "db">, { kind, id }: Which) =>
  db
    .selectFrom("previewLink")
    .innerJoin("nextVersion", "nextVersion.id", "previewLink.nextVersionId")
    .where("nextVersion.kind", "=", kind)
    .where("nextVersion.resourceId", "=", id);

/** Lists the links to a next version that haven't ended, the newest first. */
export const listPreviewLinks = (context: Context, which: Which): Promise<PreviewLink[]> =>
  linksTo(context, which)
    .select(["previewLink.id", "until", "createdAt", "openings", "previewLink.userName"])
    .where("until", ">", toStoredInstant(context.now()))
    .orderBy("previewLink.id", "desc")
    .execute();

/** @throws Problem "not-found" when the next version has no such link */
export async function removePreviewLink(context: Context, which: Which, linkId: number): Promise<void> {
  const { numDeletedRows } = await context.db
    .deleteFrom("previewLink")
    .where("id", "=", linkId)
    .where("id", "in", linksTo(context, which).select("previewLink.id"))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Problem("not-found");
}

/**
 * Returns what a link shows. A wrong, an ended and a removed link give the same Problem.
 * @throws Problem "not-found" for such a link
 * @throws Problem "invalid-fields" when the next version has become too unfinished to be shown
 */
export async function openPreviewLink(context: Context, token: string) {
  const link = await context.db
    .selectFrom("previewLink")
    .innerJoin("nextVersion", "nextVersion.id", "previewLink.nextVersionId")
    .select(["previewLink.id", "until", "kind", "resourceId"])
    .where("tokenHash", "=", hashOf(token))
    .where("until", ">", toStoredInstant(context.now()))
    .executeTakeFirst();
  if (!link) throw new Problem("not-found");
  const kind = link.kind as KindName;
  const { whole, target } = await readPublication(context, { kind, id: link.resourceId });
  return { ...link, ...(await showUnsaved(context, { kind, target }, whole)) };
}

export async function countOpening({ db }: Pick<Context, "db">, id: number): Promise<void> {
  await db
    .updateTable("previewLink")
    .set(({ eb }) => ({ openings: eb("openings", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

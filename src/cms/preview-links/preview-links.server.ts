import { hash, randomBytes } from "node:crypto";
import type { ExpressionBuilder, Generated } from "kysely";
import { namesOfFields } from "#src/cms/history/named-fields.ts";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { getChangeOver } from "#src/cms/change-overs/change-overs.server.ts";
import { showChangeOver } from "#src/cms/change-overs/planned-site.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { readState, type KindAndId } from "#src/cms/next-versions/next-version-state.server.ts";
import { readPublication } from "#src/cms/next-versions/publish-next-version.server.ts";
import { showUnsaved } from "#src/cms/preview.server.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { nameOf } from "#src/platform/user.ts";
import { previewPath, type linkDays, type PreviewLink } from "./preview-link.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Links that show a next version or a change-over without an account, and are removed together with it. */
    previewLink: {
      id: Generated<number>;
      tokenHash: string;
      nextVersionId: number | null;
      changeOverId: number | null;
      createdAt: string;
      until: string;
      openings: Generated<number>;
      userName: string | null;
    };
  }
}

export type Linked = KindAndId | { changeOver: number };

const isTo =
  (shown: Linked) =>
  ({ eb, selectFrom }: ExpressionBuilder<Tables, "previewLink">) =>
    "changeOver" in shown
      ? eb("changeOverId", "=", shown.changeOver)
      : eb(
          "nextVersionId",
          "in",
          selectFrom("nextVersion")
            .select("nextVersion.id")
            .where("kind", "=", shown.kind)
            .where("resourceId", "=", shown.id),
        );

const hashOf = (token: string) => hash("sha256", token, "base64url");

/**
 * Adds a link to a next version or change-over. No later response has the link, because the database stores only a hash
 * of the link's token.
 * @throws Problem "not-found" when there is no such next version or change-over
 */
export async function addPreviewLink(
  context: Context,
  shown: Linked,
  { days }: { days: (typeof linkDays)[number] },
): Promise<{ id: number; url: string; until: string }> {
  const token = randomBytes(16).toString("base64url");
  const now = context.now();
  const until = toStoredInstant(now.add({ hours: days * 24 }));
  const id = await inUnseenTransaction(context, async (transaction) => {
    const to =
      "changeOver" in shown
        ? { changeOverId: (await getChangeOver(transaction, shown.changeOver)).id }
        : { nextVersionId: await nextVersionOf(transaction, shown) };
    await transaction.db.deleteFrom("previewLink").where("until", "<=", toStoredInstant(now)).execute();
    const added = await transaction.db
      .insertInto("previewLink")
      .values({
        tokenHash: hashOf(token),
        ...to,
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

async function nextVersionOf(context: Context, which: KindAndId): Promise<number> {
  const { row } = await readState(context, which);
  if (!row) throw new Problem("not-found");
  return row.id;
}

/** Lists the links that haven't ended, the newest first. */
export const listPreviewLinks = ({ db, now }: Context, shown: Linked): Promise<PreviewLink[]> =>
  db
    .selectFrom("previewLink")
    .select(["id", "until", "createdAt", "openings", "userName"])
    .where(isTo(shown))
    .where("until", ">", toStoredInstant(now()))
    .orderBy("id", "desc")
    .execute();

/** @throws Problem "not-found" when there is no such link */
export async function removePreviewLink({ db }: Context, shown: Linked, linkId: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("previewLink")
    .where("id", "=", linkId)
    .where(isTo(shown))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Problem("not-found");
}

/**
 * Returns the next version or the change-over that a link shows. A wrong link, an ended link and a removed link give
 * the same Problem.
 * @throws Problem "not-found" for such a link
 * @throws Problem "unfinished" when the next version is too unfinished to be shown. Each error has the field's label
 */
export async function openPreviewLink(context: Context, token: string) {
  const link = await context.db
    .selectFrom("previewLink")
    .leftJoin("nextVersion", "nextVersion.id", "previewLink.nextVersionId")
    .select(["previewLink.id", "until", "kind", "resourceId", "previewLink.changeOverId"])
    .where("tokenHash", "=", hashOf(token))
    .where("until", ">", toStoredInstant(context.now()))
    .executeTakeFirst();
  if (!link) throw new Problem("not-found");
  if (link.changeOverId) return { ...link, ...(await showChangeOver(context, link.changeOverId)) };
  const kind = link.kind as KindName;
  try {
    const { whole, target } = await readPublication(context, { kind, id: link.resourceId! });
    return { ...link, ...(await showUnsaved(context, { kind, target }, whole)) };
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== "invalid-fields") throw error;
    const labelOf = (field: string) =>
      inEveryLanguage((language) => namesOfFields(descriptionOf(context, kind), [field], language).join());
    const errors = error.errors!.map((each) => ({ ...each, words: labelOf(each.field) }));
    throw new Problem("unfinished", { errors, cause: error });
  }
}

export async function countOpening({ db }: Pick<Context, "db">, id: number): Promise<void> {
  await db
    .updateTable("previewLink")
    .set(({ eb }) => ({ openings: eb("openings", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

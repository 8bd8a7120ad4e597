import type { Selectable } from "kysely";
import { movingInText } from "#messages/moving-in";
import { draftsOf } from "#src/cms/history/history.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { defaultLanguage } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { User } from "#src/platform/user.ts";
import type { Note } from "./note.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The old system's resources that imports found, with their resource here and notes for the report. */
    movedIn: {
      source: string;
      /** The kind of the resource, "feedback", or "call" for a call of the old system that failed. */
      thing: string;
      sourceId: string;
      /** The name for staff; empty for a guest's message. */
      name: string;
      /** The id of the resource on this site; null if nothing was stored. */
      resourceId: number | null;
      /** The hash of the stored fields and of the option `--draft`. */
      hash: string;
      /** The last history entry of the resource when it was stored. Later entries are changes on this site. */
      historyId: number;
      state: MovedState;
      /** JSON: the notes of the report. */
      notes: string;
      /** The start of the last run that found the resource. */
      at: string;
    };
  }
}

/** `kept`: staff have changed or removed the resource here. `removed`: staff have removed the whole import. */
export type MovedState = "published" | "draft" | "kept" | "failed" | "removed";

export type MovedIn = Selectable<import("#src/platform/database/database.ts").Tables["movedIn"]>;

/** The author of imported changes in the history. */
export const importer: User = {
  issuer: "campsite",
  subject: "import",
  email: undefined,
  name: movingInText[defaultLanguage].author,
};

type KindAndId = { kind: KindName; id: number };

const entriesOf = ({ db }: Pick<Context, "db">, { kind, id }: KindAndId) =>
  db
    .selectFrom("historyEntry")
    .where("kind", "in", [kind, draftsOf(kind)])
    .where("resourceId", "=", id);

export async function lastEntry(context: Pick<Context, "db">, which: KindAndId): Promise<number> {
  const { last } = await entriesOf(context, which)
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** True when staff have changed or removed a resource since an entry. The site's own changes don't count. */
export async function isChangedHere(
  context: Pick<Context, "db">,
  which: KindAndId,
  since: number,
): Promise<boolean> {
  const change = await entriesOf(context, which)
    .select("id")
    .where("id", ">", since)
    .where("userName", "is not", null)
    .where("userName", "!=", importer.name!)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

export const saveMovedIn = async (
  { db }: Pick<Context, "db">,
  { notes, ...row }: Omit<MovedIn, "notes"> & { notes: readonly Note[] },
): Promise<void> => {
  const values = { ...row, notes: JSON.stringify(notes) };
  await db
    .insertInto("movedIn")
    .values(values)
    .onConflict((conflict) => conflict.columns(["source", "thing", "sourceId"]).doUpdateSet(values))
    .execute();
};

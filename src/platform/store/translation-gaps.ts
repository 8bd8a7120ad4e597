import type { Generated } from "kysely";
import { otherLanguages, type LanguagesProgress, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Transaction } from "#src/platform/database/database.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** What isn't translated, or was before the Norwegian changed: a row for each resource and language. */
    translationGap: {
      id: Generated<number>;
      /** The table that the resource is in. */
      kind: string;
      resourceId: number;
      language: OtherLanguage;
      /** What staff know the resource by. */
      name: string;
      /** JSON: the paths of texts without a translation. */
      missing: string;
      /** JSON: the paths of translations that are older than their Norwegian. */
      outdated: string;
    };
  }
}

interface Resource {
  kind: string;
  resourceId: number;
  name: string;
}

/** Writes down what isn't translated of a resource, in the transaction that changes it. */
export async function keepGaps(
  db: Transaction,
  { kind, resourceId, name }: Resource,
  progress: LanguagesProgress,
): Promise<void> {
  await dropGaps(db, { kind, resourceId });
  const gaps = otherLanguages.flatMap((language) => {
    const { missing, outdated } = progress[language];
    if (missing.length + outdated.length === 0) return [];
    const paths = { missing: JSON.stringify(missing), outdated: JSON.stringify(outdated) };
    return { kind, resourceId, language, name, ...paths };
  });
  if (gaps.length > 0) await db.insertInto("translationGap").values(gaps).execute();
}

/** Forgets what isn't translated of a resource that is removed. */
export async function dropGaps(
  db: Transaction,
  { kind, resourceId }: Pick<Resource, "kind" | "resourceId">,
): Promise<void> {
  await db
    .deleteFrom("translationGap")
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .execute();
}

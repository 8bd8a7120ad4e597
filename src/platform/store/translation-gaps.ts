import type { Generated } from "kysely";
import { otherLanguages, type LanguagesProgress, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Transaction } from "#src/platform/database/database.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The missing and outdated translations. A resource has one row for each language with such translations. */
    translationGap: {
      id: Generated<number>;
      kind: string;
      resourceId: number;
      language: OtherLanguage;
      name: string;
      /** A JSON list of paths. */
      missing: string;
      /** A JSON list of paths. */
      outdated: string;
    };
  }
}

interface Resource {
  kind: string;
  resourceId: number;
  name: string;
}

/** Replaces the stored gaps of a resource. Call this function in the transaction that changes the resource. */
export async function storeGaps(
  db: Transaction,
  { kind, resourceId, name }: Resource,
  progress: LanguagesProgress,
): Promise<void> {
  await removeGaps(db, { kind, resourceId });
  const gaps = otherLanguages.flatMap((language) => {
    const { missing, outdated } = progress[language];
    if (missing.length + outdated.length === 0) return [];
    const paths = { missing: JSON.stringify(missing), outdated: JSON.stringify(outdated) };
    return { kind, resourceId, language, name, ...paths };
  });
  if (gaps.length > 0) await db.insertInto("translationGap").values(gaps).execute();
}

export async function removeGaps(
  db: Transaction,
  { kind, resourceId }: Pick<Resource, "kind" | "resourceId">,
): Promise<void> {
  await db
    .deleteFrom("translationGap")
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .execute();
}

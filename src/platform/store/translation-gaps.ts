import type { Generated } from "kysely";
import { otherLanguages, type LanguagesProgress, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Transaction } from "#src/platform/database/database.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Missing and outdated translations: one row per resource and language. */
    translationGap: {
      id: Generated<number>;
      /** The resource's table. */
      kind: string;
      resourceId: number;
      language: OtherLanguage;
      /** The resource's name for staff. */
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

/** Stores the missing and outdated translations of a resource, in the transaction that changes it. */
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

/** Deletes the stored gaps of a resource. */
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

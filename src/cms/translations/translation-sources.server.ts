import type { KindName } from "#src/cms/kinds.ts";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { fillLinks } from "#src/cms/links/links.server.ts";
import { defaultLanguage } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { translationSources, type CurrentTranslations } from "#src/platform/store/current-translations.ts";
import type { TranslationSource } from "./translation-source.ts";

/** The maximum number of earlier states to search. An older translation has no source. */
const maxStates = 200;

/** Returns the Norwegian source of each outdated translation, if the history contains the source. */
export async function listTranslationSources(
  context: Context,
  { kind, resourceId }: { kind: KindName; resourceId: number },
): Promise<TranslationSource[]> {
  const rows = await context.db
    .selectFrom("historyEntry")
    .select(["fields", "currentTranslations"])
    .where("kind", "=", kind)
    .where("resourceId", "=", resourceId)
    .orderBy("id", "desc")
    .limit(maxStates)
    .execute();
  const states = rows.map(({ fields }) => JSON.parse(fields) as object);
  const [resource] = states;
  const current = JSON.parse(rows[0]?.currentTranslations ?? "{}") as CurrentTranslations;
  if (!resource) return [];
  const sources = translationSources(
    { resource, current },
    descriptionOf(context, kind).translatable,
    states,
  );
  return Promise.all(
    sources.map(async ({ path, norwegian }) => ({
      path,
      // The form compares this text with the current text, in which the links have addresses.
      norwegian: await fillLinks(context, String(norwegian), defaultLanguage, { isForStaff: true }),
    })),
  );
}

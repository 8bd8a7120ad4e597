import { kindsOfThings } from "#src/features/things.server.ts";
import { thingNames, type ThingName } from "#src/features/thing-names.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import { nameIn } from "#src/platform/history.ts";
import type { TranslationGap } from "./translation-gap.ts";

/** Of each kind the first thousand are looked at: nobody translates what is older. */
const mostOfAKind = 1000;

/** What isn't translated, or was translated before the Norwegian changed, across the site. */
export async function listTranslationGaps(context: Context): Promise<TranslationGap[]> {
  const kinds = await Promise.all(thingNames.map((thing) => gapsOf(context, thing)));
  return kinds.flat();
}

async function gapsOf(context: Context, thing: ThingName): Promise<TranslationGap[]> {
  const { things } = await kindsOfThings[thing].thing.list(context, { limit: mostOfAKind });
  return things.flatMap(({ id, languages, ...fields }) =>
    otherLanguages.flatMap((language) => {
      const { missing, outdated } = languages?.[language] ?? { missing: [], outdated: [] };
      if (missing.length + outdated.length === 0) return [];
      return { thing, id, name: nameIn(fields as Record<string, unknown>), language, missing, outdated };
    }),
  );
}

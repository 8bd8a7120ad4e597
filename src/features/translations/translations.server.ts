import { setImmediate } from "node:timers/promises";
import { collections } from "#src/features/collections.server.ts";
import { type KindName, kindNames } from "#src/features/kinds.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import type { Context } from "#src/platform/context.ts";
import { descriptions } from "#src/features/descriptions.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { Cache } from "#src/platform/pages/cache.ts";
import type { Cursor, StoredResource } from "#src/platform/store/stored.ts";
import type { TranslationGap } from "./translation-gap.ts";

const resourcesAtOnce = 200;

/** The gaps that were found, by the content version that tells of writes. */
const caches = new WeakMap<ContentVersion, Cache<readonly TranslationGap[]>>();

/**
 * What isn't translated, or was translated before the Norwegian changed, across the site. Every text is read for it, so
 * the result is cached until something is written.
 */
export async function listTranslationGaps(context: Context): Promise<readonly TranslationGap[]> {
  const { value } = await cacheOf(context).getOrMake("gaps", async () => ({
    value: await findGaps(context),
    expiresAt: Infinity,
  }));
  return value;
}

function cacheOf({ contentVersion, now }: Context): Cache<readonly TranslationGap[]> {
  const before = caches.get(contentVersion);
  if (before) return before;
  const made = new Cache<readonly TranslationGap[]>({ most: 1, now: () => now().epochMilliseconds });
  contentVersion.onChange(() => made.clear());
  caches.set(contentVersion, made);
  return made;
}

async function findGaps(context: Context): Promise<TranslationGap[]> {
  const found: TranslationGap[] = [];
  for (const kind of kindNames) {
    let after: Cursor | undefined;
    do {
      const { items, next } = await collections[kind].collection.list(context, {
        limit: resourcesAtOnce,
        after,
      });
      found.push(...items.flatMap((each) => gapsOf(kind, each)));
      after = next;
      // Guests are served between the parts, since SQLite answers at once.
      await setImmediate();
    } while (after);
  }
  return found;
}

function gapsOf(kind: KindName, { id, languages, ...fields }: StoredResource<object>): TranslationGap[] {
  return otherLanguages.flatMap((language) => {
    const { missing, outdated } = languages?.[language] ?? { missing: [], outdated: [] };
    if (missing.length + outdated.length === 0) return [];
    return {
      kind,
      id,
      name: nameIn({ ...fields }, descriptions[kind].translatable.words),
      language,
      missing,
      outdated,
    };
  });
}

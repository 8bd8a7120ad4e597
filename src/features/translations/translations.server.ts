import { setImmediate } from "node:timers/promises";
import { kindsOfThings } from "#src/features/things.server.ts";
import { thingNames, type ThingName } from "#src/features/thing-names.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import type { ContentVersion } from "#src/platform/database/content-version.ts";
import type { Context } from "#src/platform/context.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { Kept } from "#src/platform/pages/kept.ts";
import type { Place, StoredThing } from "#src/platform/store/stored.ts";
import type { TranslationGap } from "./translation-gap.ts";

const thingsAtOnce = 200;

/** What was found, by whom it is told that something was written. */
const kept = new WeakMap<ContentVersion, Kept<readonly TranslationGap[]>>();

/**
 * What isn't translated, or was translated before the Norwegian changed, across the site. Every text is read for it, so
 * that it is kept until something is written.
 */
export async function listTranslationGaps(context: Context): Promise<readonly TranslationGap[]> {
  const { value } = await keptOf(context).getOrMake("gaps", async () => ({
    value: await findGaps(context),
    expiresAt: Infinity,
  }));
  return value;
}

function keptOf({ contentVersion, now }: Context): Kept<readonly TranslationGap[]> {
  const before = kept.get(contentVersion);
  if (before) return before;
  const made = new Kept<readonly TranslationGap[]>({ most: 1, now: () => now().epochMilliseconds });
  contentVersion.onChange(() => made.clear());
  kept.set(contentVersion, made);
  return made;
}

async function findGaps(context: Context): Promise<TranslationGap[]> {
  const found: TranslationGap[] = [];
  for (const thing of thingNames) {
    let after: Place | undefined;
    do {
      const { things, next } = await kindsOfThings[thing].thing.list(context, { limit: thingsAtOnce, after });
      found.push(...things.flatMap((each) => gapsOf(thing, each)));
      after = next;
      // Guests are served between the parts, since SQLite answers at once.
      await setImmediate();
    } while (after);
  }
  return found;
}

function gapsOf(thing: ThingName, { id, languages, ...fields }: StoredThing<object>): TranslationGap[] {
  return otherLanguages.flatMap((language) => {
    const { missing, outdated } = languages?.[language] ?? { missing: [], outdated: [] };
    if (missing.length + outdated.length === 0) return [];
    return { thing, id, name: nameIn({ ...fields }), language, missing, outdated };
  });
}

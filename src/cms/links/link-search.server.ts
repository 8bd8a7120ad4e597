import { defaultLanguage, inEveryLanguage, languages } from "#src/i18n/language.ts";
import { parseReference } from "#src/i18n/link-references.ts";
import type { Context } from "#src/platform/context.ts";
import { titleOf } from "./dead-links.server.ts";
import type { LinkChoice } from "./link-choice.ts";
import type { NamedTarget } from "./link-targets.ts";
import { findTarget, ownAddress, targetAt } from "./links.server.ts";

/** The maximum number of results of each feature. */
const maxOfEach = 8;

/** Finds targets of links. @param search words of a title, a name such as `page:12`, or an own address */
export async function searchTargets(context: Context, search: string): Promise<LinkChoice[]> {
  const own = ownAddress(context, search);
  if (own !== undefined) {
    const found = await targetAt(context, own);
    return found ? [await choiceOf(context, found.target, found.rest)] : [];
  }
  const reference = parseReference(search);
  const named = reference && (await findTarget(context, reference.to, defaultLanguage));
  if (named) return [await choiceOf(context, named, reference.rest)];
  const found = await Promise.all(
    context.features.map(async ({ linkTargets }) =>
      ((await linkTargets?.search(context, search)) ?? []).slice(0, maxOfEach),
    ),
  );
  return Promise.all(found.flat().map((target) => choiceOf(context, target)));
}

async function choiceOf(context: Context, target: NamedTarget, rest = ""): Promise<LinkChoice> {
  const { link } = target;
  const found = await Promise.all(languages.map((language) => findTarget(context, link, language)));
  const locations = found.map((each) => each?.location);
  const hrefs = inEveryLanguage((language) => `${locations[languages.indexOf(language)]}${rest}`);
  return { to: link + rest, name: titleOf(target), hrefs: locations.every(Boolean) ? hrefs : null };
}

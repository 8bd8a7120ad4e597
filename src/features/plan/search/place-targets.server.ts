import { planText } from "#messages/plan";
import { isOff } from "#src/campsite/menu/menu.server.ts";
import { hasAllWords } from "#src/cms/links/find-by-name.server.ts";
import type { LinkTargets, NamedTarget } from "#src/cms/links/link-targets.ts";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import type { Context } from "#src/platform/context.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import { getPlan } from "#src/features/plan/plan.server.ts";
import { areaId } from "./plan-search.ts";

/** The places, areas and pitches of the plan as targets of links. */
export const placeTargets: LinkTargets = {
  async find(context, to, language) {
    if (!to.startsWith("place:")) return undefined;
    const found = (await listPlaces(context)).find(({ link }) => link === to);
    const path = `${address("sitemap", language)}#${to.slice("place:".length)}`;
    if (!found) return undefined;
    return { ...found, to: path, location: (await isOff(context, "sitemap")) ? undefined : path };
  },
  async search(context, search) {
    return (await listPlaces(context)).filter(({ title }) => hasAllWords(Object.values(title), search));
  },
};

async function listPlaces(context: Context): Promise<NamedTarget[]> {
  const plan = await getPlan(context);
  if (!plan) return [];
  const fields = plan.areas.map((area) => ({
    link: `place:${areaId(area)}`,
    title: inEachOf(planText, ({ field }) => field({ name: area.name })),
  }));
  const pitches = plan.areas.flatMap((area) =>
    pitchesOf(area, plan).map(({ id }) => ({
      link: `place:${id}`,
      title: inEachOf(planText, ({ pitch }) => pitch({ id })),
    })),
  );
  return [
    ...plan.places.map(({ id, words }) => ({
      link: `place:${id}`,
      title: inEveryLanguage((language) => words[language].name),
    })),
    ...fields,
    ...pitches,
  ];
}

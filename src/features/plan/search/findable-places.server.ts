import { readAtOnce, type Findable } from "#src/campsite/findable.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { planText } from "#messages/plan";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import { areaId, searchTextOfPlace } from "./plan-search.ts";
import { aboutPitch } from "#src/features/plan/plan-words.ts";
import { getPlan } from "#src/features/plan/plan.server.ts";

/** The places, areas and pitches of the plan. A pitch is found by its id, such as B12. */
export const findablePlaces = readAtOnce("places", async (context) => {
  const plan = await getPlan(context);
  if (!plan) return [];
  const { language } = context;
  const text = planText[language];
  const at = (id: string) => `${address("sitemap", language)}#${encodeURIComponent(id)}`;
  const places = plan.places.map((place): Findable => {
    const { name, note, language: words } = place.words[language];
    return {
      id: place.id,
      title: name,
      text: note,
      ...(words === language && { alsoFoundBy: searchTextOfPlace(place, language) }),
      language: words,
      href: at(place.id),
      sign: `sign-${place.sign}`,
    };
  });
  const areas = plan.areas.map((area): Findable => {
    const title = text.field({ name: area.name });
    return { id: areaId(area), title, text: text[area.kind], language, href: at(areaId(area)) };
  });
  const pitches = plan.areas.flatMap((area) =>
    pitchesOf(area, plan).map((pitch): Findable => {
      const title = text.pitch({ id: pitch.id });
      return {
        id: pitch.id,
        title,
        text: "",
        note: aboutPitch(pitch, language),
        language,
        href: at(pitch.id),
      };
    }),
  );
  return [...places, ...areas, ...pitches];
});

import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { partAddress } from "#src/i18n/addresses.ts";
import { certainty, leavesWords } from "./departure-words.ts";
import { departuresText } from "#messages/departures";
import { readNext } from "./departures.server.ts";
import { isRealEntur } from "#src/campsite/sources/entur.ts";

export const departuresNow: NowReader = async (context, language) => {
  const { departures, changesAt } = await readNext(context);
  const next = departures.find(({ isCancelled }) => !isCancelled);
  if (!next) return { parts: [], changesAt };
  const part = partOf({
    name: "departure",
    place: "figures",
    title: departuresText[language].next[next.mode],
    value: leavesWords(next, language),
    link: {
      href: partAddress("contactUs", "directions", language),
      words: `${next.destination}, ${certainty(next, context.now(), language)}`,
    },
    language,
    source: isRealEntur(context.config) ? "entur" : "demo",
  });
  return { parts: [part], changesAt };
};

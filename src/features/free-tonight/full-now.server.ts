import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { address } from "#src/i18n/addresses.ts";
import { freeTonightText } from "#messages/free-tonight";
import { readFree } from "./free-tonight.server.ts";

/** The part of “Akkurat nå” that links to the form while a kind of pitch is full. Empty on a site without mail. */
export const fullNow: NowReader = async (context, language) => {
  const { kinds, free, changesAt } = await readFree(context);
  if (!context.config.mail || !kinds.some((kind) => free[kind] === "full")) return { parts: [], changesAt };
  const { title, text, link } = freeTonightText[language].now;
  const part = { name: "freeTonight", place: "lines", language, icon: "mail", title, text } as const;
  return {
    parts: [partOf({ ...part, link: { href: address("tonight", language), words: link } })],
    changesAt,
  };
};

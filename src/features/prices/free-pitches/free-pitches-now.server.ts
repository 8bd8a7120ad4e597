import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { partOf, type NowReader } from "#src/campsite/now/now-part.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { freeAmountNamesText, freePitchesText } from "#messages/free-pitches";
import { pitchNames } from "#src/campsite/now/pitch-names.ts";
import { listPitchKinds, readFree } from "./free-pitches.server.ts";

/** Says how many pitches are free today, by kind. When all kinds are full, one line says that everything is full. */
export const freePitchesNow: NowReader = async (context, language) => {
  const [{ free, changesAt }, kinds, { phone }] = await Promise.all([
    readFree(context),
    listPitchKinds(context),
    getIdentity(context),
  ]);
  const text = freePitchesText[language];
  const about = { name: "freePitches", language } as const;
  const [first] = kinds;
  if (first && kinds.every((kind) => free[kind] === "full")) {
    const link = phone ? { href: `tel:${phone}`, words: formatPhone(phone, language) } : null;
    const part = {
      title: text.allFull,
      text: text.callFirst,
      link,
      icon: `${first}-off`,
      level: "unusual",
    } as const;
    return { parts: [partOf({ ...about, place: "lines", free: "full", ...part })], changesAt };
  }
  const parts = kinds.flatMap((kind) => {
    const amount = free[kind];
    if (!amount) return [];
    const value = freeAmountNamesText[language][amount];
    const title = pitchNames[kind][language];
    return [partOf({ ...about, place: "free", icon: kind, free: amount, title, value })];
  });
  return { parts, changesAt };
};

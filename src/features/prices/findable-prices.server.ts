import { readAtOnce } from "#src/campsite/findable.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatAmount } from "#src/i18n/format.ts";
import { loadShownPriceList } from "./price-lists.server.ts";

export const findablePrices = readAtOnce("prices", async (context) => {
  const list = await loadShownPriceList(context);
  return (list?.groups ?? []).flatMap((group) =>
    group.rates.map(({ words: { text, detail }, language, amount }, index) => ({
      id: `${group.id}-${index}`,
      title: text,
      text: [detail, group.language === language ? group.words.name : ""].filter(Boolean).join(" · "),
      language,
      href: `${address("prices", context.language)}#${group.id}`,
      note: `${formatAmount(amount)}\u00a0kr`,
    })),
  );
});

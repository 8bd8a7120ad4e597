import { resourcePath } from "#src/cms/resource-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Undo } from "#src/cms/staff/undo.tsx";
import { priceListsAdminText } from "#messages/prices";
import type { PriceList } from "#src/features/prices/price-list.ts";

/** Describes the undo for a list: "restore" after a removal, "activate" after another list has replaced this list. */
export function describeUndo(action: "restore" | "activate", list: PriceList, language: Language): Undo {
  const { id, year } = list;
  const text = priceListsAdminText[language];
  const name = text.name({ year });
  const at = { name, list: staffAddresses.priceLists };
  const values = { action: "values", path: resourcePath("priceList", id) } as const;
  switch (action) {
    case "restore": {
      const words = { done: text.restored({ name }), failed: text.notRestored({ name }) };
      return { ...at, action: "removed", kind: "priceList", id, words };
    }
    case "activate": {
      const words = { done: text.activated({ name }), failed: text.notActivated({ name }) };
      // The undo names no version, because the list got a new version when it was replaced.
      return { ...at, ...values, values: { isActive: true }, words };
    }
  }
}

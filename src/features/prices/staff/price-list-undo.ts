import { resourcePath } from "#src/features/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Undo } from "#src/ui/staff/undo.tsx";
import { priceListsAdminText } from "./price-lists-admin.text.ts";
import { priceListKind, type PriceList } from "#src/features/prices/price-list.ts";
import { valuesOf } from "#src/resource/kind.ts";

/** Where a list is written. */
export const priceListAddress = (id: number | string) => `${staffAddresses.priceLists}/${id}`;

/** What takes back that a list was removed, that another was put in its place, or that it was put into effect. */
export function undoOf(way: "restore" | "activate" | "takeDown", list: PriceList, language: Language): Undo {
  const { id, version, year } = list;
  const text = priceListsAdminText[language];
  const name = text.name(year);
  const at = { name, list: staffAddresses.priceLists };
  const values = { action: "values", path: resourcePath("priceList", id) } as const;
  switch (way) {
    case "restore": {
      const words = { done: text.restored(name), failed: text.notRestored(name) };
      return { ...at, action: "removed", kind: "priceList", id, words };
    }
    case "activate": {
      const words = { done: text.activated(name), failed: text.notActivated(name) };
      // Taking it down has given it another version.
      return { ...at, ...values, values: { ...valuesOf(priceListKind, list), isActive: true }, words };
    }
    case "takeDown": {
      const words = { done: text.takenDown(name), failed: text.notTakenDown(name) };
      return {
        ...at,
        ...values,
        version,
        values: { ...valuesOf(priceListKind, list), isActive: false },
        words,
      };
    }
  }
}

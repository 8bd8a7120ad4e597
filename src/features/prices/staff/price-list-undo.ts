import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { restoreRemoved } from "#src/ui/staff/restore-removed.ts";
import { useShowChange } from "#src/ui/staff/lists/row-focus.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { priceListsAdminText } from "./price-lists-admin.text.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { priceListValues } from "./price-list-values.ts";

/** What takes back what has been done with a list: the list as it was. */
export interface Undo {
  kind: "restore" | "activate" | "takeDown" | "putBack";
  list: PriceList;
}

/** Where a list is written. */
export const priceListAddress = (id: number | string) => `${staffAddresses.priceLists}/${id}`;

/** What an undo that didn't come about is called. */
function failedUndoWords({ kind, list: { year } }: Undo, language: keyof typeof priceListsAdminText): string {
  const text = priceListsAdminText[language];
  const words = {
    restore: text.notRestored,
    activate: text.notActivated,
    takeDown: text.notTakenDown,
    putBack: text.notUndone,
  };
  return words[kind](text.name(year));
}

/**
 * Takes something back, wherever one has gone meanwhile. Where that fails it is said above the screen that one is at,
 * with the way to try again: the toast it was pressed in is gone.
 */
export function useUndo(): (undo: Undo) => Promise<void> {
  const { api, language, say, fail } = useStaff();
  const showChange = useShowChange();
  const text = priceListsAdminText[language];
  return async function takeBack(undo) {
    const { kind, list } = undo;
    const values = priceListValues(list);
    const name = text.name(list.year);
    try {
      if (kind === "restore") await restoreRemoved(api, "priceList", list.id);
      else if (kind === "activate") {
        // Taking it down has given it another version.
        const { version } = await api.get<PriceList>(`/annualrates/${list.id}`);
        await api.put(`/annualrates/${list.id}`, { ...values, isActive: true }, version);
      } else
        await api.put(
          `/annualrates/${list.id}`,
          kind === "takeDown" ? { ...values, isActive: false } : values,
          list.version,
        );
    } catch (error) {
      fail(`${failedUndoWords(undo, language)} ${failureWords(error, language)}`, () => void takeBack(undo));
      return;
    }
    const words = {
      restore: text.restored,
      activate: text.activated,
      takeDown: text.takenDown,
      putBack: text.undone,
    };
    say(words[kind](name));
    await showChange(staffAddresses.priceLists, { saved: priceListAddress(list.id) });
  };
}

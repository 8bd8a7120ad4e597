import { formatDate } from "#src/i18n/format.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import { priceListsAdminText } from "./price-lists-admin.text.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { listState } from "./price-changes.ts";
import { parseMoment, today } from "#src/i18n/time.ts";

interface Props {
  list: Pick<PriceList, "isActive" | "fromDate" | "year">;
  active: PriceList | undefined;
}

/** Where a price list stands: Utkast, Gjeldende or Tidligere, and from when. */
export function PriceListState({ list, active }: Props) {
  const text = priceListsAdminText[useStaff().language];
  const state = listState(list, active, today());
  // None while it is being written.
  const from = parseMoment(list.fromDate);
  return (
    <StateSign state={state === "current" ? "published" : "draft"} label={text.state[state]}>
      {from && text.stateNote[state](formatDate(from))}
    </StateSign>
  );
}

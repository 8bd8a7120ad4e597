import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ListRow } from "#src/cms/kind/kind.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { today } from "#src/cms/staff/clock.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import type { PriceList, priceListKind, PriceListValues } from "#src/features/prices/price-list.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { laterListsText, priceListsAdminText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { carryChanges, type CarriedChanges } from "./later-lists.ts";
import { listState } from "./price-changes.ts";
import { priceListAddress } from "./price-list-address.ts";

/** Loads the lists that may follow `current`. Returns no lists unless `current` is the active list. */
export async function loadLaterLists(
  api: Api,
  current: PriceList | undefined,
  rows: readonly ListRow<typeof priceListKind>[],
): Promise<PriceList[]> {
  if (!current?.isActive) return [];
  const candidates = rows.filter(({ id, year }) => id !== current.id && year >= current.year);
  const lists = await Promise.all(
    candidates.map(({ id }) => api.get<PriceList>(resourcePath("priceList", id))),
  );
  return lists.filter((list) => listState(list, current, today()) === "draft");
}

interface LaterList extends CarriedChanges {
  list: PriceList;
}

export interface LaterLists {
  /** The later lists to which the changes of the form apply. */
  lists: readonly LaterList[];
  /** The ids of the lists that staff have chosen to change too. */
  chosen: readonly number[];
  toggle(id: number): void;
  /** Returns a function that saves the chosen lists. The function is called after the current list is saved. */
  prepare(): () => Promise<void>;
  /** Shows the results of the last save as toasts. The toasts belong to the screen on which this function is called. */
  showResults(): void;
}

/** @param seen the list that guests see now */
export function useLaterLists(
  all: readonly PriceList[],
  seen: PriceList | undefined,
  values: PriceListValues,
): LaterLists {
  const { api, language, showToast } = useStaff();
  const navigate = useNavigate();
  const applyUndo = useUndo();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const results = useRef<readonly (() => void)[]>([]);
  const text = laterListsText[language];
  const listText = priceListsAdminText[language];
  const lists = seen
    ? all
        .map((list) => ({ list, ...carryChanges(seen.rateGroups, values.rateGroups, list.rateGroups) }))
        .filter(({ changes }) => changes.length > 0)
    : [];

  /** @returns a function that shows the result */
  async function change({ list, rateGroups }: LaterList): Promise<() => void> {
    const name = listText.name({ year: list.year });
    const path = resourcePath("priceList", list.id);
    try {
      const { version } = await api.put<PriceList>(path, { rateGroups }, list.version);
      const undo = {
        name,
        list: staffAddresses.priceLists,
        action: "values",
        path,
        version,
        values: { rateGroups: list.rateGroups },
        words: { done: listText.undone({ name }), failed: listText.notUndone({ name }) },
      } as const;
      const action = { label: staffText[language].undo, act: () => void applyUndo(undo) };
      return () => showToast(text.changed({ name }), [action], true);
    } catch (error) {
      const words = `${text.notChanged({ name })} ${failureWords(error, language)}`;
      const action = { label: text.see({ name }), act: () => void navigate(priceListAddress(list.id)) };
      return () => showToast(words, [action]);
    }
  }

  return {
    lists,
    chosen,
    toggle: (id) =>
      setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    prepare() {
      const also = lists.filter(({ list }) => chosen.includes(list.id));
      return async () => {
        results.current = await Promise.all(also.map(change));
      };
    },
    showResults() {
      for (const show of results.current) show();
      results.current = [];
    },
  };
}

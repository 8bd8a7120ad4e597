import { useRevalidator } from "react-router";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import type { ChangedValue, Followed, FollowInput, WrittenPlace } from "#src/cms/live-values/value-check.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { changedValuesText } from "#messages/live-values";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";

/** Returns a function that replaces a former value in texts with its mark, reports the result and offers undo. */
export function useFollow(): (value: ChangedValue, places: readonly WrittenPlace[]) => Promise<void> {
  const { api, language, showToast, showError } = useStaff();
  const { revalidate } = useRevalidator();
  const text = changedValuesText[language];

  return async function follow(value, places) {
    const body: FollowInput = {
      key: value.key,
      before: value.before.nb,
      places: places.map(({ kind, id }) => ({ kind, id })),
    };
    try {
      const saved = await api.put<Followed[]>("/livevalues/changed/follow", body);
      const left = places.length - saved.length;
      const undo = { label: staffText[language].undo, act: () => void undoFollow(saved) };
      if (left > 0) showError(text.notInserted({ count: left }), () => void follow(value, places));
      if (saved.length > 0) showToast(text.inserted({ count: saved.length }), [undo]);
    } catch (error) {
      showError(failureWords(error, language), () => void follow(value, places));
    }
    await revalidate();
  };

  /** Restores the earlier texts. Skips texts that somebody has changed since. */
  async function undoFollow(saved: readonly Followed[]) {
    const done = await Promise.allSettled(saved.map(restore));
    const left = saved.filter((_, index) => done[index]!.status === "rejected");
    if (left.length === 0) showToast(text.undone);
    else showError(text.notAllUndone({ left: left.length }), () => void undoFollow(left));
    await revalidate();
  }

  async function restore({ kind, id, version }: Followed) {
    const { items } = await api.list<HistoryEntry>(`/history?kind=${kind}&resourceId=${id}&limit=2`);
    await api.put(`/history/${items[1]!.id}/restore`, undefined, version);
  }
}

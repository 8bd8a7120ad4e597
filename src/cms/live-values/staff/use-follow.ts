import { useRevalidator } from "react-router";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import {
  isSamePlace,
  type ChangedValue,
  type Followed,
  type FollowInput,
  type WrittenPlace,
} from "#src/cms/live-values/value-check.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { changedValuesText } from "#messages/live-values";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";

/** A saved replacement. For a next version, `words` are its values before the replacement. */
type Saved = Followed & { words?: object };

const nextPath = (kind: KindName, id: number) => `${resourcePath(kind, id)}/next`;

/** Returns a function that replaces a former value in texts with its mark, reports the result and offers undo. */
export function useFollow(): (value: ChangedValue, places: readonly WrittenPlace[]) => Promise<void> {
  const { api, language, showToast, showError } = useStaff();
  const { revalidate } = useRevalidator();
  const text = changedValuesText[language];

  return async function follow(value, places) {
    const body: FollowInput = {
      key: value.key,
      before: value.before.nb,
      places: places.map(({ kind, id, isNext }) => ({ kind, id, isNext })),
    };
    try {
      const drafts = await Promise.all(places.filter(({ isNext }) => isNext).map(readDraft));
      const followed = await api.put<Followed[]>("/livevalues/changed/follow", body);
      const saved = followed.map((each) => ({
        ...drafts.find((draft) => isSamePlace(draft, each)),
        ...each,
      }));
      const left = places.length - saved.length;
      const undo = { label: staffText[language].undo, act: () => void undoFollow(saved) };
      if (left > 0) showError(text.notInserted({ count: left }), () => void follow(value, places));
      if (saved.length > 0) showToast(text.inserted({ count: saved.length }), [undo]);
    } catch (error) {
      showError(failureWords(error, language), () => void follow(value, places));
    }
    await revalidate();
  };

  /** Restores the earlier texts. Skips texts that somebody has changed meanwhile. */
  async function undoFollow(saved: readonly Saved[]) {
    const done = await Promise.allSettled(saved.map(restore));
    const left = saved.filter((_, index) => done[index]!.status === "rejected");
    if (left.length === 0) showToast(text.undone);
    else showError(text.notAllUndone({ left: left.length }), () => void undoFollow(left));
    await revalidate();
  }

  /** Reads a next version before the replacement, for the undo, because several saves can share a history entry. */
  async function readDraft({ kind, id, isNext }: WrittenPlace) {
    const words = await api.get<object>(nextPath(kind, id));
    return { kind, id, isNext, words: { ...words, publishAt: undefined, changeOver: undefined } };
  }

  async function restore({ kind, id, isNext, version, words }: Saved) {
    if (isNext) {
      await api.put(nextPath(kind, id), words, version);
      return;
    }
    const { items } = await api.list<HistoryEntry>(`/history?kind=${kind}&resourceId=${id}&limit=100`);
    const published = items.filter(({ action }) => action !== "drafted");
    await api.put(`/history/${published[1]!.id}/restore`, undefined, version);
  }
}

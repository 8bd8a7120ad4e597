import { useState } from "react";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { InboxAction } from "#src/features/feedback/inbox/staff/inbox-changes.ts";
import { inboxAddress } from "#src/features/feedback/inbox/staff/inbox-view.ts";
import type { Inbox } from "#src/features/feedback/inbox/staff/use-inbox.ts";
import { inboxSeveralText, inboxText } from "#messages/inbox";
import "./inbox-several.css";

export interface Selection {
  has(id: number): boolean;
  toggle(id: number): void;
}

export function useSelection({ view, rows }: Inbox) {
  const address = inboxAddress(view);
  const [state, setState] = useState<{ address: string; ids: ReadonlySet<number> }>();
  const ids = state?.address === address ? state.ids : undefined;
  const set = (chosen: Iterable<number> | undefined) => setState(chosen && { address, ids: new Set(chosen) });
  const selection: Selection | undefined = ids && {
    has: (id) => ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
  };
  return { selection, selected: rows.filter(({ id }) => ids?.has(id)), set };
}

type Selecting = ReturnType<typeof useSelection>;

export function InboxSeveral({ inbox, selecting }: { inbox: Inbox; selecting: Selecting }) {
  const { language } = useStaff();
  const text = inboxText[language];
  const several = inboxSeveralText[language];
  const { selection, selected, set } = selecting;
  const { view, rows } = inbox;
  const [isAsked, setAsked] = useState(false);
  if (!selection)
    return (
      <p className="inbox-select spread">
        <button type="button" className="link-button" onClick={() => set([])}>
          {several.select}
        </button>
      </p>
    );

  const act = (which: InboxAction) => void inbox.changeAll(selected, which);
  const isRead = selected.every(({ readDate }) => readDate !== null);
  const isGone = view.place === "deleted" || view.place === "spam";
  const isArchive = view.place === "archived";
  const acts: [icon: IconName, label: string, act: () => void][] = isGone
    ? [["staff-history", text.restore, () => act("restore")]]
    : [
        [
          "archive",
          isArchive ? text.unarchive : text.archive,
          () =>
            void inbox.changeAll(
              selected.filter((each) => each.isArchived === isArchive),
              "archive",
            ),
        ],
        ["trash", text.remove, () => act("remove")],
        ["spam", several.spam, () => act("spam")],
        [
          "mail",
          isRead && selected.length > 0 ? several.unread : several.read,
          () => void inbox.markRead(selected, !isRead),
        ],
      ];
  const isAll = selected.length === rows.length;
  return (
    <>
      <div className="inbox-select spread">
        <span aria-live="polite">{several.selected({ count: selected.length })}</span>
        <button
          type="button"
          className="link-button"
          onClick={() => set(isAll ? [] : rows.map(({ id }) => id))}
        >
          {isAll ? several.selectNone : several.selectAll({ count: rows.length })}
        </button>
        <button type="button" className="link-button" onClick={() => set(undefined)}>
          {several.done}
        </button>
      </div>
      <fieldset className="inbox-several cluster tight" aria-label={several.label}>
        {acts.map(([icon, label, run]) => (
          <button
            key={icon}
            type="button"
            className="flat-button small"
            aria-disabled={selected.length === 0}
            onClick={() => {
              setAsked(selected.length === 0);
              if (selected.length > 0) run();
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
        <p role="alert" className="unless-empty">
          {isAsked && selected.length === 0 && several.noneYet}
        </p>
      </fieldset>
    </>
  );
}

import { useState } from "react";
import type { IconName } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
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
  const [wasPressedWithoutSelection, setPressedWithoutSelection] = useState(false);
  if (!selection)
    return (
      <p className="inbox-select inbox-inset line-below spread flat small">
        <StaffButton look="link" className="push" onClick={() => set([])}>
          {several.select}
        </StaffButton>
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
      <div className="inbox-select inbox-inset line-below spread flat small">
        <span aria-live="polite">{several.selected({ count: selected.length })}</span>
        <StaffButton look="link" onClick={() => set(isAll ? [] : rows.map(({ id }) => id))}>
          {isAll ? several.selectNone : several.selectAll({ count: rows.length })}
        </StaffButton>
        <StaffButton look="link" onClick={() => set(undefined)}>
          {several.done}
        </StaffButton>
      </div>
      <fieldset className="inbox-several line-below icons-18 cluster tight" aria-label={several.label}>
        {acts.map(([icon, label, run]) => (
          <StaffButton
            key={icon}
            look="flat"
            className="box small"
            icon={icon}
            aria-disabled={selected.length === 0}
            onClick={() => {
              setPressedWithoutSelection(selected.length === 0);
              if (selected.length > 0) run();
            }}
          >
            {label}
          </StaffButton>
        ))}
        <p role="alert" className="unless-empty">
          {wasPressedWithoutSelection && selected.length === 0 && several.noneYet}
        </p>
      </fieldset>
    </>
  );
}

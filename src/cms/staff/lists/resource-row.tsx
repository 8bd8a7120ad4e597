import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { languageTag } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { NextSign } from "#src/cms/staff/next-versions/next-rows.tsx";
import type { ComingFrom } from "#src/cms/staff/return-link.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { draftText } from "#messages/staff";
import { rowIdAttribute, type DragState } from "./order/use-row-drag.ts";
import { useListState } from "./row-focus.ts";

/** Marks a row that has a draft in this browser. */
function UnsavedHere({ address }: { address: string }) {
  const { drafts, language } = useStaff();
  return drafts.has(address) ? (
    <p className="unsaved row close fine strong">{draftText[language].here}</p>
  ) : null;
}

interface ResourceRowProps {
  to: string;
  /** The screen to which the resource's screen returns, by default this list. */
  from?: ComingFrom | undefined;
  title: string;
  /** The texts that are the resource's own Norwegian words: by default both `title` and `line`. */
  own?: "both" | "title" | "none" | undefined;
  picture?: ReactNode;
  /** A tag beside the title, such as «Viktig». */
  tag?: ReactNode;
  line?: ReactNode;
  state?: ReactNode;
  languages?: ReactNode;
  changed?: ReactNode;
  action?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The id, the drag handle and the drag state. Omitted for a row that staff can't drag. */
  drag?: { id: number; grip: ReactNode; state: DragState | undefined } | undefined;
}

/** A resource in a list. The whole row is a link, and it is highlighted just after a save. */
export function ResourceRow({
  to,
  from,
  title,
  own = "both",
  picture,
  tag,
  line,
  state,
  languages,
  changed,
  action,
  onKeyDown,
  drag,
}: ResourceRowProps) {
  const named = useFilled(title);
  const lined = useFilled(typeof line === "string" ? line : "");
  const isFresh = useListState().saved === to;
  return (
    // Key presses come from the focused element in the row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={["resource-row stack apart line-below link-row", isFresh && "fresh", drag?.state]
        .filter(Boolean)
        .join(" ")}
      onKeyDown={onKeyDown}
      {...(drag && { [rowIdAttribute]: drag.id })}
    >
      {drag?.grip}
      {picture && <div className="resource-picture">{picture}</div>}
      <div className="resource-name shrinks">
        <Link
          className="row-link row-title"
          to={to}
          state={from}
          data-row
          lang={own === "none" ? undefined : languageTag.nb}
        >
          {named}
        </Link>{" "}
        {tag}
        {line && (
          <p className="cut quiet small" lang={own === "both" ? languageTag.nb : undefined}>
            {lined || line}
          </p>
        )}
        <UnsavedHere address={to} />
      </div>
      <div className="resource-state">
        {state}
        <NextSign address={to} />
      </div>
      <div className="resource-languages">{languages}</div>
      <div className="resource-changed quiet small figures">{changed}</div>
      <div className="resource-action icons-20">{action ?? <Icon name="chevron" />}</div>
    </li>
  );
}

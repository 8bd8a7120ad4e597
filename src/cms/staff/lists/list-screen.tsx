import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { languageTag } from "#src/i18n/language.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { useComingFrom, type ComingFrom } from "#src/cms/staff/return-link.ts";
import type { KindName } from "#src/cms/kinds.ts";
import type { NextVersionRow } from "#src/cms/next-versions/next-version.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { NextSign, nameOfNew } from "#src/cms/staff/next-versions/next-rows.tsx";
import { draftText, nextVersionText } from "#messages/staff";
import { useListState, useRowFocus } from "./row-focus.ts";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { rowIdAttribute, type DragState } from "./order/use-row-drag.ts";

interface ListScreenProps {
  title: string;
  back?: { name: string; to: string };
  /** The button for the main action, such as "Nytt oppslag". */
  action?: ReactNode;
  /** The kind of the list. The screen then begins with the resources that were never published. */
  kind?: KindName;
  children: ReactNode;
}

export function ListScreen({ title, back: ownBack, action, kind, children }: ListScreenProps) {
  const back = useComingFrom()?.back ?? ownBack;
  const added = useStaff().nextVersions.filter((row) => row.kind === kind && !row.isPublished);
  return (
    <div className="list-screen" ref={useRowFocus()}>
      {back && (
        <Link className="list-back target" to={back.to}>
          <Icon name="left" />
          {back.name}
        </Link>
      )}
      <header className="list-head spread loose">
        <ScreenHeading within={back?.name}>{title}</ScreenHeading>
        {action}
      </header>
      {added.length > 0 && <NewResources added={added} />}
      {children}
    </div>
  );
}

function NewResources({ added }: { added: readonly NextVersionRow[] }) {
  const { language } = useStaff();
  return (
    <section className="new-resources">
      <h2>{nextVersionText[language].unpublishedHeading}</h2>
      <ul className="resource-rows">
        {added.map((each) => (
          <ResourceRow
            key={each.id}
            to={resourceScreen(each.kind, each.id)}
            title={nameOfNew(each, language)}
            own={each.name ? "both" : "none"}
            changed={each.userName}
          />
        ))}
      </ul>
    </section>
  );
}

/** A filled button that leads to the form for a new resource. */
export function NewLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="button action" to={to}>
      <Icon name="plus" />
      {children}
    </Link>
  );
}

/** The content of an empty list: an icon, a heading, a sentence and at most one button. */
export function Empty({
  icon,
  heading,
  children,
  action,
}: {
  icon: IconName;
  heading: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{heading}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Marks a row that has a draft in this browser. */
function UnsavedHere({ address }: { address: string }) {
  const { drafts, language } = useStaff();
  return drafts.has(address) ? (
    <p className="unsaved-here row close fine strong">{draftText[language].here}</p>
  ) : null;
}

interface ResourceRowProps {
  to: string;
  /** The screen to which the resource's screen returns, by default this list. */
  from?: ComingFrom | undefined;
  title: string;
  /** Says which of `title` and `line` are the resource's own Norwegian words. By default both are. */
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
  /** The parts of a row that staff can drag. */
  drag?: { id: number; grip: ReactNode; state: DragState | undefined } | undefined;
}

/**
 * Shows a resource in a list. The whole row is a link, and the row is highlighted just after a save. On a narrow
 * screen, the title and text are above the other columns.
 */
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
      className={["resource-row", isFresh && "fresh", drag?.state].filter(Boolean).join(" ")}
      onKeyDown={onKeyDown}
      {...(drag && { [rowIdAttribute]: drag.id })}
    >
      {drag?.grip}
      {picture && <div className="resource-picture">{picture}</div>}
      <div className="resource-name">
        <Link to={to} state={from} data-row lang={own === "none" ? undefined : languageTag.nb}>
          {named}
        </Link>{" "}
        {tag}
        {line && <p lang={own === "both" ? languageTag.nb : undefined}>{lined || line}</p>}
        <UnsavedHere address={to} />
      </div>
      <div className="resource-state">
        {state}
        <NextSign address={to} />
      </div>
      <div className="resource-languages">{languages}</div>
      <div className="resource-changed">{changed}</div>
      <div className="resource-action">{action ?? <Icon name="chevron" />}</div>
    </li>
  );
}

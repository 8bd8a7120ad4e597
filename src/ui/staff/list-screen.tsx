import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#src/ui/icon.tsx";

interface ListScreenProps {
  title: string;
  /** The one thing to do here, as "Nytt oppslag". */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen with a list: its name, what can be done, the rows. */
export function ListScreen({ title, action, children }: ListScreenProps) {
  return (
    <div className="list-screen">
      <header className="list-head">
        <h1>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}

/** The filled button that makes a new thing. */
export function NewLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="button action" to={to}>
      <Icon name="plus" />
      {children}
    </Link>
  );
}

/** What stands where there are no rows: one sign, a heading, one sentence, at most one button. */
export function Empty({
  icon,
  heading,
  children,
  action,
}: {
  icon: string;
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

interface ThingRowProps {
  to: string;
  title: string;
  /** A small picture ahead of the row. */
  picture?: ReactNode;
  /** Beside the title, as the tag «Viktig». */
  tag?: ReactNode;
  line?: ReactNode;
  state?: ReactNode;
  languages?: ReactNode;
  changed?: ReactNode;
  /** A button of the row's own. */
  action?: ReactNode;
  /** Saved a moment ago. */
  isFresh?: boolean;
}

/** One thing in a list: the whole row leads to it. A table on a wide screen, a block on a phone. */
export function ThingRow({
  to,
  title,
  picture,
  tag,
  line,
  state,
  languages,
  changed,
  action,
  isFresh = false,
}: ThingRowProps) {
  return (
    <li className={isFresh ? "thing-row fresh" : "thing-row"}>
      {picture && <div className="thing-picture">{picture}</div>}
      <div className="thing-name">
        <Link to={to}>{title}</Link> {tag}
        {line && <p>{line}</p>}
      </div>
      <div className="thing-state">{state}</div>
      <div className="thing-languages">{languages}</div>
      <div className="thing-changed">{changed}</div>
      <div className="thing-action">{action ?? <Icon name="chevron" />}</div>
    </li>
  );
}

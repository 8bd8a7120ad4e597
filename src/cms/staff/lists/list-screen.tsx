import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { NewResources } from "./new-resources.tsx";
import { useRowFocus } from "./row-focus.ts";
import { ScreenHeading } from "#src/cms/staff/screen-heading.tsx";

interface ListScreenProps {
  title: string;
  back?: { name: string; to: string };
  /** The button for the main action, such as "Nytt oppslag". */
  action?: ReactNode;
  /** The kind of the list. Its unpublished new resources are shown above the list. */
  kind?: KindName;
  children: ReactNode;
}

export function ListScreen({ title, back: ownBack, action, kind, children }: ListScreenProps) {
  const back = useComingFrom()?.back ?? ownBack;
  return (
    <div className="list-screen" ref={useRowFocus()}>
      {back && (
        <Link className="list-back unlined strong icons-16 target" to={back.to}>
          <Icon name="left" />
          {back.name}
        </Link>
      )}
      <header className="list-head spread loose">
        <ScreenHeading within={back?.name}>{title}</ScreenHeading>
        {action}
      </header>
      {kind && <NewResources kind={kind} />}
      {children}
    </div>
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
    <div className="empty stack close tinted text-centre">
      <Icon name={icon} />
      <h2>{heading}</h2>
      {children && <p className="quiet">{children}</p>}
      {action && <div className="gap-above-8">{action}</div>}
    </div>
  );
}

import { useId, type ReactNode } from "react";
import { Icon, type IconName } from "#src/ui/icon.tsx";

export interface MenuAction {
  label: string;
  icon?: IconName;
  /** A remark in small type below the label. */
  note?: string | undefined;
  act(): void;
  /** The address of an action that is a link, such as a mail. */
  href?: string | undefined;
}

interface Props {
  children: ReactNode;
  /** The button's accessible name. Omitted when the button's content is its name. */
  label?: string;
  className?: string;
  actions: readonly MenuAction[];
  /** True for a button at the start of its part of the screen. The list then extends to the other side. */
  isAtStart?: boolean;
}

export function ActionMenu({
  children,
  label,
  className = "button plain",
  actions,
  isAtStart = false,
}: Props) {
  const id = useId();
  const closing = { popoverTarget: id, popoverTargetAction: "hide" } as const;
  return (
    <>
      <button type="button" className={className} aria-label={label} popoverTarget={id}>
        {children}
      </button>
      <div className={`popover menu-list ${isAtStart ? "from-start" : ""}`} id={id} popover="auto">
        {actions.map(({ label: name, icon, note, act, href }) => {
          const content = (
            <>
              {icon && <Icon name={icon} />}
              {name}
              {note && <small>{note}</small>}
            </>
          );
          return href === undefined ? (
            <button key={name} type="button" {...closing} onClick={act}>
              {content}
            </button>
          ) : (
            <a key={name} href={href} onClick={act}>
              {content}
            </a>
          );
        })}
      </div>
    </>
  );
}

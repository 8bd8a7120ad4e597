import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ComingFrom } from "#src/cms/staff/return-link.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";

export const PlaceLinks = ({ children }: { children: ReactNode }) => (
  <ul className="place-links line-above">{children}</ul>
);

interface Props {
  to: string;
  icon: IconName;
  name: string;
  from?: ComingFrom | undefined;
  /** True for an address outside the staff area. */
  isOutside?: boolean;
  /** A sentence that is shown below the name. */
  children?: ReactNode;
}

export function PlaceLink({ to, icon, name, from, isOutside = false, children }: Props) {
  const content = (
    <>
      <Icon name={icon} />
      <span className="breaks">
        <strong className="row-title block">{name}</strong>
        {children && <span className="quiet small">{children}</span>}
      </span>
      <Icon name="chevron" />
    </>
  );
  return (
    <li className="line-below">
      {isOutside ? (
        <a className="link-row icon-entry as-ink unlined" href={to} target="_blank" rel="noopener">
          {content}
        </a>
      ) : (
        <Link className="link-row icon-entry as-ink unlined" to={to} state={from} data-row>
          {content}
        </Link>
      )}
    </li>
  );
}

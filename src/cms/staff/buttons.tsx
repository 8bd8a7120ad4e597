import type { ComponentProps } from "react";
import { Icon, type IconName } from "#src/ui/icon.tsx";

interface Props extends ComponentProps<"button"> {
  /** The icon before the words. */
  icon?: IconName | undefined;
}

/** Makes a component for buttons that don't submit their form. `className` adds classes to those of the look. */
const buttonOf =
  (look: string) =>
  ({ icon, className, children, ...button }: Props) => (
    <button type="button" className={className ? `${look} ${className}` : look} {...button}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );

/** The main action of a screen or a dialog. */
export const ActionButton = buttonOf("button action");
export const PlainButton = buttonOf("button plain");
export const FlatButton = buttonOf("flat-button");
/** A button that looks like a link in a text. */
export const LinkButton = buttonOf("link-button");

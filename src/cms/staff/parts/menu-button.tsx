import type { ComponentProps, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon, type IconName } from "#src/ui/icon.tsx";

interface Props extends Pick<ComponentProps<typeof Menu>, "onAction" | "children"> {
  className?: string;
  icon: IconName;
  /** The name of the menu. */
  label: string;
  /** The words on the button, by default the name of the menu. */
  words?: ReactNode;
  placement?: "bottom start" | "bottom end";
}

/** A button that opens a menu. */
export function MenuButton({ className = "button plain", icon, label, words = label, ...menu }: Props) {
  const { placement = "bottom end", ...rest } = menu;
  return (
    <MenuTrigger>
      <Button className={className}>
        <Icon name={icon} />
        {words}
      </Button>
      <Popover className="popover" placement={placement}>
        <Menu className="menu-list" aria-label={label} {...rest} />
      </Popover>
    </MenuTrigger>
  );
}

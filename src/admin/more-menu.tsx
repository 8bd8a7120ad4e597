import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { ScreenName } from "./shell.tsx";

interface Props {
  label: string;
  /** The path that is shown. */
  current: string;
  /** What the way to the site is called. */
  seeSite: string;
  children: { name: ScreenName; label: string }[];
}

/** The screens that have no tab of their own on a phone, and the site itself. */
export function MoreMenu({ label, current, seeSite, children }: Props) {
  const isHere = children.some(({ name }) => current.startsWith(staffAddresses[name]));
  return (
    <MenuTrigger>
      <Button
        className={isHere ? "tab-button active" : "tab-button"}
        {...(isHere && { "aria-current": "page" })}
      >
        <Icon name="more" />
        <span>{label}</span>
      </Button>
      <Popover className="popover">
        <Menu className="menu-list">
          {children.map((screen) => (
            <MenuItem key={screen.name} href={staffAddresses[screen.name]} textValue={screen.label}>
              <Icon name={`staff-${screen.name}`} />
              {screen.label}
            </MenuItem>
          ))}
          <MenuItem href="/" target="_blank" rel="noopener" textValue={seeSite}>
            <Icon name="external" />
            {seeSite}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

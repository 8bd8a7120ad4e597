import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { useNavigate } from "react-router";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { ScreenName } from "./shell.tsx";

interface Props {
  label: string;
  /** The path that is shown. */
  current: string;
  children: { name: ScreenName; label: string }[];
}

/** The screens that have no tab of their own on a phone. */
export function MoreMenu({ label, current, children }: Props) {
  const navigate = useNavigate();
  const isHere = children.some(({ name }) => current.startsWith(staffAddresses[name]));
  return (
    <MenuTrigger>
      <Button className={isHere ? "tab-button active" : "tab-button"}>
        <Icon name="more" />
        <span>{label}</span>
      </Button>
      <Popover className="popover">
        <Menu className="menu-list" onAction={(name) => void navigate(staffAddresses[name as ScreenName])}>
          {children.map((screen) => (
            <MenuItem key={screen.name} id={screen.name} textValue={screen.label}>
              <Icon name={`staff-${screen.name}`} />
              {screen.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

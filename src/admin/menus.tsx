import { Button } from "react-aria-components/Button";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { languageName, languages, languageTag, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { adminText } from "#messages/admin";
import { chooseInterfaceLanguage } from "./interface-language.ts";
import type { Profile } from "./session.ts";

/** A screen with a name in the menus. */
export type ScreenName = keyof (typeof adminText)["nb"]["screens"];

/** TABLE  rarely used screens: in the user's menu, and in narrow windows also under «Mer». */
export const rareScreens: readonly ScreenName[] = [
  "search",
  "translations",
  "changedValues",
  "history",
  "notifications",
  "pageViews",
  "status",
];

/** The user's menu: their name, the interface language, rarely used screens and logging out. */
export function UserMenu({ profile }: { profile: Profile }) {
  const { language } = useStaff();
  const text = adminText[language];
  const initials = profile.name
    .split(/\s+/)
    .flatMap((part) => part[0] ?? [])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("")
    .toUpperCase();
  return (
    <MenuTrigger>
      <Button className="user-button">
        {initials} <span className="visually-hidden">{`${text.user}: ${profile.name}`}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <div className="user-card">
          <strong>{profile.name}</strong>
          <span>{profile.email}</span>
        </div>
        <Menu className="menu-list" aria-label={text.user}>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onSelectionChange={(keys) => {
              for (const key of keys) chooseInterfaceLanguage(key as Language);
            }}
          >
            <Header>{text.interfaceLanguage}</Header>
            {languages.map((each) => (
              <MenuItem key={each} id={each} textValue={languageName[each]} lang={languageTag[each]}>
                {each === language ? <Icon name="check" /> : <span className="icon" />}
                {languageName[each]}
              </MenuItem>
            ))}
          </MenuSection>
          {rareScreens.map((name) => (
            <MenuItem key={name} href={staffAddresses[name]} textValue={text.screens[name]}>
              <Icon name={name === "search" ? name : `staff-${name}`} />
              {text.screens[name]}
            </MenuItem>
          ))}
          <MenuItem href={staffAddresses.signOut} textValue={text.logOut}>
            <Icon name="departure" />
            {text.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface Props {
  label: string;
  current: string;
  seeSite: string;
  children: { name: ScreenName; label: string }[];
}

/** The menu of narrow windows: the screens without a tab, and a link to the site. */
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

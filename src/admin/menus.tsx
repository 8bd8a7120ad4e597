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

/** The names of the places in the staff area. */
export type ScreenName =
  "start" | "messages" | "inbox" | "news" | "photos" | "priceLists" | "place" | "content" | "configuration";

/** Renders the menu with the user's name, the interface language and the button to log out. */
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
          <MenuItem href={staffAddresses.signOut} textValue={text.logOut}>
            <Icon name="departure" />
            {text.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

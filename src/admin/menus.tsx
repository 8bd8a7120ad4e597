import { Link } from "react-router";
import { languageName, languages, languageTag } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { adminText } from "#messages/admin";
import { chooseInterfaceLanguage } from "./interface-language.ts";
import type { Profile } from "./session.ts";

/** The names of the places in the staff area. */
export type ScreenName =
  "start" | "messages" | "inbox" | "news" | "photos" | "priceLists" | "place" | "content" | "configuration";

/** Renders the menu with the user's name, the interface languages and the link to log out. */
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
    <>
      <button type="button" className="user-button rigid heavy fine" popoverTarget="user-menu">
        {initials} <span className="visually-hidden">{`${text.user}: ${profile.name}`}</span>
      </button>
      <div className="popover" id="user-menu" popover="auto">
        <div className="user-card line-below stack flat">
          <strong>{profile.name}</strong>
          <span className="quiet fine breaks">{profile.email}</span>
        </div>
        <fieldset className="menu-list">
          <legend className="quiet fine">{text.interfaceLanguage}</legend>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              popoverTarget="user-menu"
              popoverTargetAction="hide"
              aria-pressed={each === language}
              lang={languageTag[each]}
              onClick={() => chooseInterfaceLanguage(each)}
            >
              {each === language ? <Icon name="check" /> : <span className="icon" />}
              {languageName[each]}
            </button>
          ))}
        </fieldset>
        <div className="menu-list">
          <Link to={staffAddresses.signOut}>
            <Icon name="departure" />
            {text.logOut}
          </Link>
        </div>
      </div>
    </>
  );
}

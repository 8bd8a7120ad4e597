import { Link } from "react-router";
import { StartSearch } from "#src/admin/start/start-search.tsx";
import { useAdmin } from "#src/admin/admin-context.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { adminText, moreText } from "#messages/admin";
import { PlaceLink, PlaceLinks } from "./place-link.tsx";
import "./places.css";

/** TABLE  the places without a tab on a phone. */
const groups = {
  words: ["photos", "priceLists"],
  campsite: ["place", "content"],
  rare: ["configuration"],
} as const;

/** Renders the search, the places that have no tab on a phone, a link to the public site, and the link to log out. */
export function Component() {
  const { language } = useStaff();
  const { session } = useAdmin();
  const { screens, more, seeSite, opensNewTab, logOut } = adminText[language];
  const text = moreText[language];
  return (
    <ListScreen title={more}>
      <StartSearch />
      <div className="more-groups gap-above-24">
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section key={group}>
            <h2>{text.groups[group]}</h2>
            <PlaceLinks>
              {groups[group].map((name) => (
                <PlaceLink key={name} to={staffAddresses[name]} icon={`staff-${name}`} name={screens[name]}>
                  {text.what[name]}
                </PlaceLink>
              ))}
              {group === "rare" && (
                <PlaceLink to="/" icon="external" name={seeSite} isOutside>
                  {opensNewTab}
                </PlaceLink>
              )}
            </PlaceLinks>
          </section>
        ))}
      </div>
      <p className="ends gap-above-32">
        <strong>{session!.profile!.name}</strong>
        <Link className="finger" to={staffAddresses.signOut}>
          {logOut}
        </Link>
      </p>
    </ListScreen>
  );
}

import { Link } from "react-router";
import { thingName } from "#src/features/history/thing-name.ts";
import { thingKindsText } from "#src/features/history/thing-kinds.text.ts";
import { thingScreen } from "#src/features/thing-addresses.ts";
import type { ThingName } from "#src/features/thing-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { Use } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { photosAdminText } from "./photos-admin.text.ts";

/** Says why a photo can't be removed: what shows it, each with the way there. */
export function PhotoInUse({ uses }: { uses: readonly Use[] }) {
  const { language } = useStaff();
  const text = photosAdminText[language];
  return (
    <div className="call-fault photo-in-use" role="alert">
      <Icon name="fault" />
      <div>
        <p>{text.inUse}</p>
        <ul>
          {uses.map(({ thing, thingId, name }) => {
            const kind = thingKindsText[language][thing as ThingName];
            const called = thingName({ thing: thing as ThingName, name }, language);
            return (
              <li key={`${thing}/${thingId}`}>
                <Link to={thingScreen(thing as ThingName, thingId)}>
                  {called === kind ? kind : `${kind}: ${called}`}
                </Link>
              </li>
            );
          })}
        </ul>
        <p>{text.freeFirst}</p>
      </div>
    </div>
  );
}

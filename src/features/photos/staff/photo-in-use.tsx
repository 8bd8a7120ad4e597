import { Link } from "react-router";
import { resourceName } from "#src/features/history/resource-name.ts";
import { type KindName, kindLabel, resourceScreen } from "#src/features/kinds.ts";
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
          {uses.map(({ kind, resourceId, name }) => {
            const kindName = kindLabel(kind as KindName, language);
            const called = resourceName({ kind: kind as KindName, name }, language);
            return (
              <li key={`${kind}/${resourceId}`}>
                <Link to={resourceScreen(kind as KindName, resourceId)}>
                  {called === kindName ? kindName : `${kindName}: ${called}`}
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

import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { kindsWithHistory } from "#src/cms/kinds.ts";
import { screenPattern } from "#src/cms/resource-addresses.ts";

const kinds = Object.values(kindsWithHistory);
const lists = [...Object.values(at), ...kinds.flatMap((kind) => ("list" in kind ? kind.list : []))];

const patterns = [...lists, ...kinds.map(screenPattern), `${at.history}/:id`].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
);

/** True when the staff area has a screen at this path, even if the id in the path doesn't exist. */
export const isStaffPath = (path: string): boolean => patterns.some((known) => known.test(path));

/** Returns the path of the nearest list above a screen such as "/admin/message/3". */
export function listAbove(path: string): string {
  const above = lists.filter(
    // Page texts have no list of their own. The content list shows page texts.
    (each) => path.startsWith(`${each}/`) && each !== at.contentPages,
  );
  return above.reduce((nearest, each) => (each.length > nearest.length ? each : nearest));
}

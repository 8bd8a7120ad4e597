import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { kindsWithHistory, screenPattern } from "./kinds.ts";

const kinds = Object.values(kindsWithHistory);
const lists = [...Object.values(at), ...kinds.flatMap((kind) => ("list" in kind ? kind.list : []))];

const patterns = [...lists, ...kinds.map(screenPattern), `${at.history}/:id`].map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
);

/** Whether a screen is at this path; which resources there are, nobody is told who isn't signed in. */
export function isStaffPath(path: string): boolean {
  return patterns.some((known) => known.test(path));
}

/** The nearest screen above a resource's own: the list that it is, or was, in. @param path as "/admin/message/3" */
export function listAbove(path: string): string {
  const above = lists.filter(
    // The pages' texts stand in a list of more.
    (each) => path.startsWith(`${each}/`) && each !== at.contentPages,
  );
  return above.reduce((nearest, each) => (each.length > nearest.length ? each : nearest));
}

/* Skips the view transition on navigation to the staff area, which has none: a started transition would abort with
   an error. Only people who sign in or have signed in load this. */
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

addEventListener("pageswap", ({ viewTransition, activation }) => {
  const to = activation?.entry.url;
  if (!viewTransition || !to || !new URL(to).pathname.startsWith(staffAddresses.start)) return;
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});

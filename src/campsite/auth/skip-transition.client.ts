/* Skips view transitions from a page to the staff area. Such a transition would abort with an error. */
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

addEventListener("pageswap", ({ viewTransition, activation }) => {
  const to = activation?.entry.url;
  if (!viewTransition || !to || !new URL(to).pathname.startsWith(staffAddresses.start)) return;
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});

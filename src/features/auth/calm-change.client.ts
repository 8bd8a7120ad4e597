/*
 * The staff area takes no part in calm changes from page to page: one that had begun would be broken off with an error.
 * Only those who sign in, or have signed in, fetch this.
 */
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

addEventListener("pageswap", ({ viewTransition, activation }) => {
  const to = activation?.entry.url;
  if (!viewTransition || !to || !new URL(to).pathname.startsWith(staffAddresses.start)) return;
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});

/*
 * Skips the animated change between pages on the way to the staff area, which takes no part in it: a change that has
 * begun would be broken off with an error. Only people who sign in, or have signed in, load this.
 */
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

addEventListener("pageswap", ({ viewTransition, activation }) => {
  const to = activation?.entry.url;
  if (!viewTransition || !to || !new URL(to).pathname.startsWith(staffAddresses.start)) return;
  viewTransition.ready.catch(() => {});
  viewTransition.skipTransition();
});

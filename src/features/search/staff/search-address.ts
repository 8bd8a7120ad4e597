import { staffAddresses } from "#src/i18n/staff-addresses.ts";

/** The address of the screen that shows what a search finds. */
export const searchAddress = (search: string): string =>
  `${staffAddresses.search}${search && `?${new URLSearchParams({ q: search }).toString()}`}`;

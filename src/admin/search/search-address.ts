import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export const searchAddress = (search: string): string =>
  `${staffAddresses.search}${search && `?${new URLSearchParams({ q: search }).toString()}`}`;

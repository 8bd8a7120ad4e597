import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export const priceListAddress = (id: number | string) => `${staffAddresses.priceLists}/${id}`;

/** The fragment that opens a list's form with the activation dialog. */
export const activateFragment = "#activate";

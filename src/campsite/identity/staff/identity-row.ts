import type { StaffIdentity } from "#src/campsite/identity/identity.ts";
import { kinds } from "#src/cms/kinds.ts";
import type { Api } from "#src/cms/staff/api.ts";
import type { RowState } from "#src/cms/staff/places/place-row.ts";
import { formatPhone } from "#src/i18n/format.ts";

export const loadStoredIdentity = (api: Api) => api.get<StaffIdentity>(`${kinds.identity.path}/1`);

/** Shows the phone number and the e-mail address in the row. */
export const contactState: RowState<StaffIdentity> = {
  load: loadStoredIdentity,
  words: ({ phone, email, version }, language) =>
    version === 0 ? undefined : [phone && formatPhone(phone, language), email].filter(Boolean).join(", "),
};

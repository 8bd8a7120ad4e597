import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { useSavedToast } from "#src/ui/staff/undo.tsx";
import { identityValues, type IdentityFormState, type StaffIdentity } from "./identity-values.ts";
import { identityInput, type IdentityInput } from "./identity.ts";

/** A campsite is one. */
const path = "/identity/1";

/** Who the campsite is. */
export const loadIdentity = (api: Api) => api.get<StaffIdentity>(path);

/** One of the forms over the identity: each shows a part of it, and saves it whole. */
export function useIdentityForm(
  stored: StaffIdentity,
  screen: "identity" | "openingHours",
  name: string,
): { form: IdentityFormState; told(saved: StaffIdentity): void } {
  const { api } = useStaff();
  const say = useSavedToast();
  const form = useResourceForm<IdentityInput, StaffIdentity>({
    kind: "identity",
    stored,
    toValues: (identity) => identityValues(identity ?? stored),
    schema: identityInput,
    address: () => staffAddresses[screen],
    save: (values, version, _, confirmed) => api.put(path + confirmed, values, version),
  });
  return {
    form,
    told: ({ version }) =>
      say({
        name,
        at: address("contactUs", "nb"),
        undo: {
          action: "values",
          name,
          list: staffAddresses.content,
          row: staffAddresses[screen],
          path,
          version,
          values: identityValues(form.before() ?? stored),
        },
      }),
  };
}

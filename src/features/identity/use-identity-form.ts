import { formKindOf, type FormOf } from "#src/features/form-kind.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { identityKind, type StaffIdentity } from "./identity.ts";

const identityForm = formKindOf(identityKind);

/** Who the campsite is; a campsite is one. */
export const loadIdentity = (api: Api) => api.get<StaffIdentity>(`${identityForm.path}/1`);

/** One of the forms over the identity: each shows a part of it, and saves it whole. */
export function useIdentityForm(
  stored: StaffIdentity,
  screen: "identity" | "openingHours",
  name: string,
): { form: FormOf<typeof identityKind>; told(saved: StaffIdentity): void } {
  const say = useSavedToast();
  const form = useResourceForm({
    kind: { ...identityForm, screen: () => staffAddresses[screen] },
    stored,
  });
  return {
    form,
    told: (saved) =>
      say({
        name,
        at: address("contactUs", "nb"),
        undo: undoOfSave(form, saved, { name, list: staffAddresses.content }),
      }),
  };
}

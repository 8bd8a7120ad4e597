import { formatPhone } from "#src/i18n/format.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { TidiedField } from "#src/ui/staff/tidied-field.tsx";
import { tidyDigits, tidyPhone } from "./contact-details.ts";
import { identityAdminText } from "./identity-admin.text.ts";
import type { IdentityFormState } from "./identity-values.ts";

/** How to reach the campsite, and where its other pages on the web are. */
export function IdentityContact({ form }: { form: IdentityFormState }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  return (
    <>
      <h2>{text.contact}</h2>
      <div className="field-row">
        <TidiedField
          {...form.field("phone")}
          label={text.phone}
          hint={text.phoneHint}
          read={tidyPhone}
          show={(phone) => formatPhone(phone, "en")}
          type="tel"
          isRequired
        />
        <TextField {...form.field("email")} label={text.email} type="email" isRequired />
      </div>
      <TextField {...form.field("address.street")} label={text.address.street} isRequired />
      <div className="field-row">
        <TidiedField
          {...form.field("address.postalCode")}
          label={text.address.postalCode}
          read={tidyDigits}
          show={(code) => code}
          inputMode="numeric"
          isRequired
        />
        <TextField {...form.field("address.city")} label={text.address.city} isRequired />
      </div>
      <TidiedField
        {...form.field("organisationNumber")}
        label={text.organisationNumber}
        read={tidyDigits}
        show={(digits) => digits.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0")}
        inputMode="numeric"
        isRequired
      />
      <h2>{text.web}</h2>
      {(["bookingUrl", "cardPaymentUrl", "socialPageUrl"] as const).map((path) => (
        <TextField key={path} {...form.field(path)} label={text[path]} type="url" isRequired />
      ))}
    </>
  );
}

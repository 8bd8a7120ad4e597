import type { FormOf } from "#src/cms/form-kind.ts";
import { formatPhoneAbroad } from "#src/i18n/format.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { tidyDigits, tidyPhone, unusualPhone } from "#src/campsite/identity/contact-details.ts";
import { identityAdminText, registerNamesText } from "#messages/identity";
import { identityKind } from "#src/campsite/identity/identity.ts";

export function IdentityContact({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const labels = labelsOf(identityKind, language);
  const address = labelsOf(identityKind.fields.address.parts, language);
  const askAboutPhone = (number: string) => {
    const kind = unusualPhone(number);
    return kind && text.unusualPhone[kind];
  };
  return (
    <>
      <h2>{text.contact}</h2>
      <div className="field-row stack wide">
        <TidiedField
          {...form.field("phone")}
          label={labels.phone}
          hint={text.phoneHint}
          read={tidyPhone}
          show={formatPhoneAbroad}
          ask={askAboutPhone}
          type="tel"
          isRequired
        />
        <TidiedField
          {...form.field("nightPhone")}
          label={labels.nightPhone}
          hint={text.nightPhoneHint}
          read={tidyPhone}
          show={formatPhoneAbroad}
          ask={askAboutPhone}
          type="tel"
          isOptional
        />
      </div>
      <TextField {...form.field("email")} label={labels.email} type="email" isRequired />
      <TextField {...form.field("address.street")} label={address.street} isRequired />
      <div className="field-row stack wide">
        <TidiedField
          {...form.field("address.postalCode")}
          label={address.postalCode}
          read={tidyDigits}
          show={(code) => code}
          inputMode="numeric"
          isRequired
        />
        <TextField {...form.field("address.city")} label={address.city} isRequired />
      </div>
      <TidiedField
        {...form.field("organisationNumber")}
        label={labels.organisationNumber}
        read={tidyDigits}
        show={(digits) => digits.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0")}
        inputMode="numeric"
        isOptional
        hint={text.organisationNumberHint}
      />
      <TextField {...form.field("legalName")} label={labels.legalName} isOptional hint={text.legalNameHint} />
      <SelectField {...form.field("register")} label={text.register} options={registerNamesText[language]} />
      <SwitchField
        label={labels.isVatRegistered}
        hint={text.vatHint}
        isOn={form.values.isVatRegistered}
        onChange={(isOn) => form.set("isVatRegistered", isOn)}
      />
      <h2>{text.web}</h2>
      {(["bookingUrl", "cardPaymentUrl", "socialPageUrl"] as const).map((path) => (
        <TextField key={path} {...form.field(path)} label={labels[path]} type="url" isOptional />
      ))}
    </>
  );
}

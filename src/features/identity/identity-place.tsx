import type { FormOf } from "#src/features/form-kind.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TidiedField } from "#src/ui/staff/checks/tidied-field.tsx";
import { parseDegrees } from "./contact-details.ts";
import { identityAdminText } from "./identity-admin.text.ts";
import { formatPosition, identityKind } from "./identity.ts";
import { norgeskartLink } from "./map-links.ts";

/** As the contact page writes them. */
const hemispheres: Record<Language, [[string, string], [string, string]]> = {
  nb: [
    ["N", "S"],
    ["Ø", "V"],
  ],
  en: [
    ["N", "S"],
    ["E", "W"],
  ],
  de: [
    ["N", "S"],
    ["O", "W"],
  ],
};

/** What staff write before the decimals of a position. */
const decimalMark: Record<Language, string> = { nb: ",", en: ".", de: "," };

/** Where the campsite lies, with the way to see the place on a map; nothing is fetched from there. */
export function IdentityPlace({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { latitude, longitude } = form.values;
  const isPlace = Number.isFinite(latitude) && Number.isFinite(longitude);
  const mark = decimalMark[language];
  const [northSouth, eastWest] = hemispheres[language];
  const degrees = (path: "latitude" | "longitude") => (
    <TidiedField
      {...form.field(path)}
      label={identityKind.fields[path].label[language]}
      read={(typed) => parseDegrees(typed)?.toString()}
      show={(value) => value.replace(".", mark)}
      onChange={(value) => form.set(path, parseDegrees(value) ?? value)}
      inputMode="decimal"
      isRequired
    />
  );
  return (
    <section className="side-part">
      <h2>{text.place}</h2>
      {degrees("latitude")}
      {degrees("longitude")}
      <p className="field-hint">{text.degreesHint}</p>
      {isPlace && (
        <>
          <p className="consequence">
            {text.position(
              `${formatPosition(latitude, northSouth, mark)} ${formatPosition(longitude, eastWest, mark)}`,
            )}
          </p>
          <a
            className="button plain"
            href={norgeskartLink({ latitude, longitude })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="pin" />
            {text.checkPlace}
          </a>
        </>
      )}
    </section>
  );
}

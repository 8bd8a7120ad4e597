import { lazy, Suspense, useState } from "react";
import type { FormOf } from "#src/cms/form-kind.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { parseDegrees, parsePair } from "#src/campsite/identity/contact-details.ts";
import { identityAdminText, positionText } from "#messages/identity";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { norgeskartLink } from "#src/campsite/identity/map-links.ts";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { formatPosition } from "#src/campsite/identity/position.ts";

const PositionMap = lazy(async () => ({ default: (await import("./position-map.tsx")).PositionMap }));

/** Renders the fields of the campsite's position: degrees and a map by Kartverket. A button loads the map. */
export function IdentityPlace({ form }: { form: FormOf<typeof identityKind> }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const [isMapShown, setMapShown] = useState(false);
  const { latitude, longitude } = form.values;
  const place =
    typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
  const write = (path: "latitude" | "longitude", typed: string) => {
    const pair = parsePair(typed);
    if (!pair) return form.set(path, typed.trim() === "" ? null : (parseDegrees(typed) ?? typed));
    choose(pair);
  };
  const choose = (chosen: Coordinates) => {
    form.set("latitude", chosen.latitude);
    form.set("longitude", chosen.longitude);
  };
  const degrees = (path: "latitude" | "longitude") => (
    <TidiedField
      {...form.field(path)}
      label={identityKind.fields[path].label[language]}
      read={(typed) => parseDegrees(typed)?.toString()}
      show={(value) => value.replace(".", positionText[language].decimalMark)}
      onChange={(value) => write(path, value)}
      inputMode="decimal"
      isOptional
    />
  );
  return (
    <section className="side-part stack">
      <h2>{text.place}</h2>
      {isMapShown ? (
        <Suspense>
          <PositionMap place={place} name={form.values.name} onChoose={choose} />
        </Suspense>
      ) : (
        <button type="button" className="button" onClick={() => setMapShown(true)}>
          <Icon name="pin" />
          {text.choosePlace}
        </button>
      )}
      {degrees("latitude")}
      {degrees("longitude")}
      <p className="field-hint">{text.degreesHint}</p>
      {place ? (
        <>
          <p className="consequence panel">
            {text.position({
              position: `${formatPosition(place.latitude, "north", language)} ${formatPosition(place.longitude, "east", language)}`,
            })}
          </p>
          <a className="button plain" href={norgeskartLink(place)} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" />
            {text.checkPlace}
          </a>
        </>
      ) : (
        <p className="consequence panel">{text.noPosition}</p>
      )}
    </section>
  );
}

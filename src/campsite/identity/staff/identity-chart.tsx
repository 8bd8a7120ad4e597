import type { FormOf } from "#src/cms/form-kind.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { labelIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { columnsClass } from "#src/cms/staff/form/word-fields.tsx";
import { languageTag } from "#src/i18n/language.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { identityAdminText } from "#messages/identity";

interface Props {
  form: FormOf<typeof identityKind>;
  textLanguage: TextLanguage;
}

/** TABLE  the names on the drawn route map. The fields of one array share a line of the form. */
const lines = [
  ["road", "town"],
  ["nearestTown", "village", "distance"],
  ["fjord", "sea"],
] as const;

/** Renders the fields for the texts of the drawn route map. Campsites without such a map don't have these fields. */
export function IdentityChart({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { wayChart } = form.values;
  if (!wayChart) return null;
  return (
    <>
      <h2>{identityKind.fields.wayChart.label[language]}</h2>
      <p className="field-hint">{text.chartHint}</p>
      {lines.map((names) => (
        <div key={names[0]} className="field-row stack wide">
          {names.map((name) => (
            <TextField
              key={name}
              {...form.field(`wayChart.names.${name}`)}
              label={text.chartNames[name]}
              isOptional
            />
          ))}
        </div>
      ))}
      <div className={columnsClass(textLanguage)}>
        {textLanguage.shown.map((each) => (
          <TextField
            key={each}
            {...form.field(`wayChart.shows.${each}`)}
            label={labelIn(text.chartShows, each, language)}
            hint={each === "nb" ? text.chartShowsHint : undefined}
            lang={languageTag[each]}
            rows={4}
          />
        ))}
      </div>
      <p>
        <StaffButton icon="close" onClick={() => form.set("wayChart", null)}>
          {text.removeChart}
        </StaffButton>
      </p>
    </>
  );
}

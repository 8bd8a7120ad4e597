import { fieldName, inOrder } from "#src/features/history/field-names.ts";
import { thingName, thingNameLang } from "#src/features/history/thing-name.ts";
import { thingScreen } from "#src/features/thing-addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { fieldAddress } from "#src/ui/staff/form/form-languages.tsx";
import { LanguageSign } from "#src/ui/staff/fields/languages.tsx";
import { ThingRow } from "#src/ui/staff/lists/list-screen.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { TranslationGap } from "./translation-gap.ts";
import { translationsAdminText } from "./translations-admin.text.ts";

/** What is missing of one thing in one language; leads to the first field of it. */
export function GapRow({ gap }: { gap: TranslationGap }) {
  const { language } = useStaff();
  const text = translationsAdminText[language];
  const { missing, outdated } = gap;
  const line = [
    missing.length > 0 && text.missing(fieldNames(gap, missing, language)),
    outdated.length > 0 && text.outdated(fieldNames(gap, outdated, language)),
  ];
  return (
    <ThingRow
      to={gapAddress(gap)}
      title={thingName(gap, language)}
      own={thingNameLang(gap) ? "title" : "none"}
      line={line.filter(Boolean).join(" · ")}
      state={
        <span className="gap-language">
          {staffText[language].textLanguages[gap.language]}
          <LanguageSign state={missing.length > 0 ? "missing" : "outdated"} />
        </span>
      }
    />
  );
}

/** The address of the form with the first field that is missing, or else outdated. */
function gapAddress({ thing, id, missing, outdated }: TranslationGap): string {
  const path = inOrder(thing, missing)[0] ?? inOrder(thing, outdated)[0]!;
  // The note on the opening hours is written where the hours are.
  const screen = path.endsWith(".openingNote") ? staffAddresses.openingHours : thingScreen(thing, id);
  return fieldAddress(screen, path);
}

/** Each once, without saying the language again. */
function fieldNames({ thing }: TranslationGap, paths: readonly string[], language: Language): string {
  const names = inOrder(thing, paths).map((path) =>
    fieldName(thing, path.replace(/^translations\.(en|de)\./, ""), language),
  );
  return [...new Set(names)].join(", ");
}

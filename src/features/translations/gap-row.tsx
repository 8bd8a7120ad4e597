import { fieldName, inOrder, wordIn } from "#src/features/history/field-names.ts";
import { resourceName, resourceNameLang } from "#src/features/history/resource-name.ts";
import { resourceScreen } from "#src/features/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { fieldAddress } from "#src/ui/staff/form/form-languages.tsx";
import { LanguageSign } from "#src/ui/staff/fields/languages.tsx";
import { ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { TranslationGap } from "./translation-gap.ts";
import { translationsAdminText } from "./translations-admin.text.ts";

/** What is missing of one resource in one language; leads to the first field of it. */
export function GapRow({ gap }: { gap: TranslationGap }) {
  const { language } = useStaff();
  const text = translationsAdminText[language];
  const { missing, outdated } = gap;
  const line = [
    missing.length > 0 && text.missing(fieldNames(gap, missing, language)),
    outdated.length > 0 && text.outdated(fieldNames(gap, outdated, language)),
  ];
  return (
    <ResourceRow
      to={gapAddress(gap)}
      title={resourceName(gap, language)}
      own={resourceNameLang(gap) ? "title" : "none"}
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
function gapAddress({ kind, id, missing, outdated }: TranslationGap): string {
  const path = inOrder(kind, missing)[0] ?? inOrder(kind, outdated)[0]!;
  // The note on the opening hours is written where the hours are.
  const screen = path.endsWith(".openingNote") ? staffAddresses.openingHours : resourceScreen(kind, id);
  return fieldAddress(screen, path);
}

/** Each once, without saying the language again. */
function fieldNames({ kind }: TranslationGap, paths: readonly string[], language: Language): string {
  const names = inOrder(kind, paths).map((path) => fieldName(kind, wordIn(path).word, language));
  return [...new Set(names)].join(", ");
}

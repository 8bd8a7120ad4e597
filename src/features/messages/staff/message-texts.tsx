import { wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { FormLanguageTabs, type FormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { useTranslationBeside } from "#src/ui/staff/fields/text-language.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { columnsClass, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import {
  messageKind,
  pageTitleLength,
  type Message,
  type MessageValues,
} from "#src/features/messages/message.ts";
import { messagesAdminText } from "./messages-admin.text.ts";

interface Props {
  form: ResourceForm<MessageValues, Message>;
  languages: FormLanguages;
}

/** What a message says: Norwegian alone, or beside the translation that is chosen where there is room. */
export function MessageTexts({ form, languages }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const shown = useTranslationBeside(languages);
  const { pageTitle, title, isImportant } = form.values;
  const isNorwegianSeen = shown.shown.includes("nb");
  /** One who translates sees the line that is translated. */
  const hint = (norwegian: string, otherwise?: string) =>
    isNorwegianSeen || !norwegian ? otherwise : text.norwegian(norwegian);
  return (
    <>
      <FormLanguageTabs form={form} languages={languages} />
      <div className={columnsClass(shown)}>
        <WordFields
          form={form}
          textLanguage={shown}
          words={wordFieldsOf(messageKind, language, {
            pageTitle: {
              most: pageTitleLength,
              hint: hint(pageTitle, isImportant ? text.pageTitleHint : text.calmTitleHint),
            },
            title: { hint: hint(title) },
          })}
        />
      </div>
    </>
  );
}

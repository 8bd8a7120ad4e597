import { useState } from "react";
import {
  type Message,
  messageKind,
  type MessageValues,
  pageTitleLength,
} from "#src/features/messages/message.ts";
import { type Language, languages, type Translated } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { pathIn, useTranslationBeside } from "#src/cms/staff/fields/text-language.ts";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { type FormLanguages, FormLanguageTabs } from "#src/cms/staff/form/form-languages.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { columnsClass, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { messagesAdminText, noticeTemplatesText } from "#messages/messages";
import type { MadeNotice } from "./templates/notice-words.ts";

type MessageForm = ResourceForm<MessageValues, Message>;

/**
 * Decides whether the form has a field for the alert line. An alert has the field. A calm notice has the field only
 * when its line differs from the heading.
 * @returns the form, and true when the form has the field; without the field, faults of the line are left out
 */
export function useAlertLine(form: MessageForm): [form: MessageForm, isAsked: boolean] {
  const isOwn = isAnyDifferent(form.values);
  // The field stays after the two texts become equal, because somebody may be writing in the field.
  const [wasOwn, keep] = useState(isOwn);
  if (isOwn && !wasOwn) keep(true);
  if (form.values.isImportant || isOwn || wasOwn) return [form, true];
  return [{ ...form, faults: form.faults.filter(({ path }) => !path.endsWith("pageTitle")) }, false];
}

interface Props {
  form: MessageForm;
  hasLine: boolean;
  languages: FormLanguages;
  /** The words that a template filled in. */
  filled: Translated<MadeNotice> | undefined;
}

/**
 * Asks for the texts of a notice. The chosen translation is beside the Norwegian text if there is room. In an alert,
 * the heading copies the alert line until somebody writes a heading. In a calm notice, the alert line copies the
 * heading.
 */
export function MessageTexts({ form, hasLine, languages: formLanguages, filled }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const shown = useTranslationBeside(formLanguages);
  const { isImportant } = form.values;
  const [leader, follower] = isImportant
    ? (["pageTitle", "title"] as const)
    : (["title", "pageTitle"] as const);
  const follow = (written: string, each: Language) => {
    const path = pathIn(follower, each);
    const present = textAt(form.values, path);
    if (present === "" || present === textAt(form.values, pathIn(leader, each))) form.set(path, written);
  };
  const fields = wordFieldsOf(messageKind, language, {
    pageTitle: {
      max: pageTitleLength,
      hint:
        omittedInWords(form.values, filled, language) ??
        (isImportant ? text.pageTitleHint : text.calmTitleHint),
      ...(isImportant && { onWritten: follow }),
    },
    title: { ...(!isImportant && { onWritten: follow }) },
  });
  return (
    <>
      <FormLanguageTabs form={form} languages={formLanguages} />
      <div className={columnsClass(shown)}>
        <WordFields
          form={form}
          textLanguage={shown}
          words={fields.filter(({ name }) => name !== "pageTitle" || hasLine)}
        />
      </div>
    </>
  );
}

/** Returns a sentence about the details that filled-in alert lines leave out. */
function omittedInWords(
  values: MessageValues,
  filled: Translated<MadeNotice> | undefined,
  language: Language,
): string | undefined {
  const text = noticeTemplatesText[language];
  const short = languages.filter(
    (each) =>
      filled?.[each].omitted.length && textAt(values, pathIn("pageTitle", each)) === filled[each].pageTitle,
  );
  if (short.length === 0) return undefined;
  const slots = new Set(short.flatMap((each) => filled![each].omitted));
  return text.omitted({
    languages: listInWords(
      short.map((each) => languageInSentence(each, language)),
      language,
    ),
    parts: listInWords(
      [...slots].map((slot) => text.slots[slot]),
      language,
    ),
  });
}

const textAt = (values: MessageValues, path: string) => (valueAt(values, path) as string | undefined) ?? "";

const isAnyDifferent = (values: MessageValues) =>
  languages.some(
    (each) => textAt(values, pathIn("pageTitle", each)) !== textAt(values, pathIn("title", each)),
  );

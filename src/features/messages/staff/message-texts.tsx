import { useState } from "react";
import {
  type Message,
  messageKind,
  type MessageValues,
  pageTitleLength,
} from "#src/features/messages/message.ts";
import { type Language, languages } from "#src/i18n/language.ts";
import { pathIn, useTranslationBeside } from "#src/ui/staff/fields/text-language.tsx";
import { wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { type FormLanguages, FormLanguageTabs } from "#src/ui/staff/form/form-languages.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { columnsClass, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { valueAt } from "#src/ui/staff/form/values.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { messagesAdminText } from "#messages/messages";

type MessageForm = ResourceForm<MessageValues, Message>;

/**
 * The form of a message, and whether it asks for the alert line: only an alert shows it, so that a calm notice asks for
 * one that says something else than its heading. What isn't asked for has no fault of its own.
 */
export function useAlertLine(form: MessageForm): [form: MessageForm, isAsked: boolean] {
  const isOwn = isAnyDifferent(form.values);
  // It doesn't go while somebody writes in it.
  const [wasOwn, keep] = useState(isOwn);
  if (isOwn && !wasOwn) keep(true);
  if (form.values.isImportant || isOwn || wasOwn) return [form, true];
  return [{ ...form, faults: form.faults.filter(({ path }) => !path.endsWith("pageTitle")) }, false];
}

interface Props {
  form: MessageForm;
  /** Whether the alert line is asked for. */
  hasLine: boolean;
  languages: FormLanguages;
}

/**
 * The texts of a message: Norwegian alone, or beside the chosen translation when there is room. Whoever has one sentence
 * to say says it once: the heading is the alert line until it is written, and the other way round while guests see no
 * alert.
 */
export function MessageTexts({ form, hasLine, languages: formLanguages }: Props) {
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const shown = useTranslationBeside(formLanguages);
  const { isImportant } = form.values;
  const [leader, follower] = isImportant
    ? (["pageTitle", "title"] as const)
    : (["title", "pageTitle"] as const);
  const follow = (written: string, each: Language) => {
    const path = pathIn(follower, each);
    const said = textAt(form.values, path);
    if (said === "" || said === textAt(form.values, pathIn(leader, each))) form.set(path, written);
  };
  const fields = wordFieldsOf(messageKind, language, {
    pageTitle: {
      most: pageTitleLength,
      hint: isImportant ? text.pageTitleHint : text.calmTitleHint,
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

const textAt = (values: MessageValues, path: string) => (valueAt(values, path) as string | undefined) ?? "";

/** Whether an alert line says something else than its heading. */
const isAnyDifferent = (values: MessageValues) =>
  languages.some(
    (each) => textAt(values, pathIn("pageTitle", each)) !== textAt(values, pathIn("title", each)),
  );

import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { formKindOf } from "#src/cms/form-kind.ts";
import type { MessageBoard } from "#src/features/messages/message-board.ts";
import { consequenceOf, rankedAt, savedState, shownAt } from "#src/features/messages/message-view.ts";
import { type Message, type MessageInList, messageKind } from "#src/features/messages/message.ts";
import { topicOf } from "#src/features/messages/purpose.ts";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import { valuesOf, wordsOf } from "#src/cms/kind/kind.ts";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { withExplicitNulls } from "#src/cms/staff/form/explicit-nulls.ts";
import { useFormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { RemoveResource } from "#src/cms/staff/form/remove-resource.tsx";
import { useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { PreviewButton } from "#src/cms/staff/preview/preview.tsx";
import { isHiddenNow, isPublished, openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { messagesAdminText } from "#messages/messages";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { useSavedToast } from "#src/cms/staff/undo.tsx";
import { MessagePreview, MessagePreviewStrip } from "./message-preview.tsx";
import { describeUndo } from "./message-rows.tsx";
import { MessageConsequence, MessageState } from "./message-state.tsx";
import { messageFieldNames, newValues } from "./message-values.ts";
import { MessageImportance, MessageVisibility } from "./message-visibility.tsx";
import { MessageTexts, useAlertLine } from "./message-texts.tsx";
import { asksForEnd, findMade, NoticeTemplates } from "./templates/notice-templates.tsx";
import type { MadeNotice } from "./templates/notice-words.ts";

const messageForm = formKindOf(messageKind);

/** A building that a notice can be about. */
interface NamedPlace {
  name: string;
  translations: Partial<Record<Language, { name?: string }>>;
}

/** Loads a stored notice or the data for a new notice. With `?copy=`, a new notice is a copy of another notice. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const copied = new URL(request.url).searchParams.get("copy");
  const [{ current, firstPosition }, gone, stored, source, buildings] = await Promise.all([
    api.get<MessageBoard>(`${kinds.message.path}/board`),
    id === newResource
      ? undefined
      : api.get<Pick<MessageInList, "takenDown">>(`${resourcePath("message", id!)}/takendown`),
    id === newResource ? undefined : openResource<Message>(api, "message", id!, request.url),
    id === newResource && copied ? api.get<Message>(resourcePath("message", copied)) : undefined,
    api.list<NamedPlace>(kinds.sanitaryBuilding.path),
  ]);
  const places = buildings.items.map(({ name, translations }) =>
    inEveryLanguage((language) => (language === "nb" ? name : translations[language]?.name || name)),
  );
  const others = current.filter(({ id: other }) => other !== stored?.id);
  return { stored, source, others, takenDown: gone?.takenDown, firstPosition, places };
}

export function Component() {
  const { pathname, search } = useLocation();
  return <MessageForm key={pathname + search} />;
}

function MessageForm() {
  const { stored, source, others, takenDown, firstPosition, places } = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = messagesAdminText[language];
  const showSavedToast = useSavedToast();
  const [form, hasLine] = useAlertLine(
    useResourceForm({ kind: messageForm, stored, empty: newValues(source, firstPosition) }),
  );
  const [filled, setFilled] = useState<Translated<MadeNotice>>();
  const { values, last } = form;
  const formLanguages = useFormLanguages(form);
  const writing = formLanguages.chosen;
  const preview = {
    norwegian: wordsOf(messageKind, values),
    translations: values.translations ?? {},
    language: writing,
    isImportant: values.isImportant,
    states: formLanguages.states,
  };
  const [isMade] = useState(() => findMade(values, places) !== undefined);
  const isTemplate = isMade || (!stored && !isPublished(last));
  const fields = messageFieldNames(language, isTemplate && asksForEnd(values.purpose));
  const until = parseMoment(values.unpublishDate ?? "");
  const now = siteNow();
  const isHidden = isHiddenNow(last);
  const isInView = !isHidden && shownAt([...others, last!], now).includes(last!);
  const draft = { ...values, id: last?.id };
  const consequence = consequenceOf(draft, others, isInView, now);
  const isDraft = isHidden && savedState(consequence) === "draft";
  const onPublish = consequenceOf({ ...draft, isActive: true }, others, isInView, now);
  function announceSaved(saved: Message) {
    const state = savedState(consequenceOf(saved, others, false, siteNow()));
    const before = form.before();
    // Undo hides a new notice instead of deleting it.
    const undone = before
      ? withExplicitNulls(messageKind.input, valuesOf(messageKind, before))
      : { isActive: false };
    showSavedToast({
      name: saved.title,
      words: text.saved[state],
      at: state === "published" ? "/" : undefined,
      undo: before || state !== "draft" ? describeUndo(saved, undone, before && form.published()) : undefined,
    });
  }

  return (
    <FormScreen
      form={form}
      name={last?.title || text.newOne}
      isOwnName={Boolean(last?.title)}
      unsavedName={text.unsaved}
      list={{ name: text.title, to: staffAddresses.messages }}
      state={
        last ? (
          <MessageState
            message={last}
            number={rankedAt([...others, last], now).indexOf(last) + 1 || undefined}
            takenDown={last === stored ? takenDown : undefined}
          />
        ) : (
          <StateSign state="draft" />
        )
      }
      effect={
        (
          {
            draft: "save",
            planned: "saveAndPlan",
            published: "publish",
            waits: "save",
            ended: "save",
          } as const
        )[savedState(isDraft ? onPublish : consequence)]
      }
      publishes={isDraft ? { isActive: true } : undefined}
      subject={
        ["draft", "down", "ended"].includes((isDraft ? onPublish : consequence).kind)
          ? undefined
          : topicOf(values.purpose)
      }
      consequence={<MessageConsequence consequence={consequence} until={until} />}
      fields={fields}
      languages={formLanguages}
      preview="page"
      onSave={() => form.submit()}
      onSaved={announceSaved}
      strip={
        <MessagePreviewStrip
          {...preview}
          whole={
            <PreviewButton
              form={form}
              of="page"
              language={writing}
              fields={fields}
              onReveal={(at) => {
                formLanguages.reveal(at);
                focusField(at);
              }}
              label={text.preview.whole}
            />
          }
        />
      }
      side={
        <div className="message-preview stack on-desk">
          <h2 className="size-18 gap-below-8">{text.preview.heading}</h2>
          <MessagePreview {...preview} />
        </div>
      }
      copied={(written) => newValues({ ...last!, ...written }, firstPosition)}
      removal={
        <RemoveResource
          form={form}
          label={text.remove}
          nameOf={({ title }) => title}
          list={staffAddresses.messages}
          note={isInView ? text.removeNote : undefined}
        />
      }
    >
      {isTemplate && <NoticeTemplates form={form} places={places} filled={filled} onFill={setFilled} />}
      <MessageImportance form={form} />
      <MessageTexts form={form} hasLine={hasLine} languages={formLanguages} filled={filled} />
      <MessageVisibility form={form} hasTemplate={isTemplate} />
    </FormScreen>
  );
}

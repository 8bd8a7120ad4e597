import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { resourcePath } from "#src/cms/resource-addresses.ts";
import { articleFields, ArticleText } from "./article-text.tsx";
import {
  type Article,
  articleAddressParts,
  articleKind,
  type ArticleValues,
  urlFromTitle,
} from "#src/features/articles/article.ts";
import { formKindOf } from "#src/cms/form-kind.ts";
import type { Photo } from "#src/cms/photos/photo.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { ChosenPicture } from "#src/cms/photos/staff/chosen-picture.tsx";
import { address } from "#src/i18n/addresses.ts";
import { slugify } from "#src/i18n/slug.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues, valuesOf } from "#src/cms/kind/kind.ts";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { useTextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { useFormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { RemoveResource } from "#src/cms/staff/form/remove-resource.tsx";
import { type ResourceForm, useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { articlesAdminText } from "#messages/articles";
import { staffText } from "#messages/staff";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { useSavedToast } from "#src/cms/staff/undo.tsx";
import { ArticleConsequence, ArticlePublishing } from "./article-publishing.tsx";
import { withExplicitNulls } from "#src/cms/staff/form/explicit-nulls.ts";
import { describeUndo, useTakeDown } from "./article-take-down.tsx";
import { articleState, articleSchema, stateOnceSaved } from "./article-values.ts";

/** Loads the article, or the photo for the new article. */
export async function loader({ context, params: { id, photoId } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return {
    article: id && id !== newResource ? await api.get<Article>(resourcePath("article", id)) : undefined,
    photo: photoId ? await api.get<Photo>(resourcePath("photo", photoId)) : undefined,
  };
}

export function Component() {
  const { article, photo } = useLoaderData<typeof loader>();
  return (
    <ArticleForm
      key={article?.id ?? `new-${photo?.id}`}
      stored={article}
      picture={photo && pictureUrl(photo.filename)}
    />
  );
}

interface Props {
  stored: Article | undefined;
  picture: string | undefined;
}

const articleForm = formKindOf(articleKind);

function ArticleForm({ stored, picture }: Props) {
  const { language } = useStaff();
  const showSavedToast = useSavedToast();
  const text = articlesAdminText[language];
  const words = staffText[language];
  const [plannedFor, plan] = useState<string>();

  const form = useResourceForm({
    kind: { ...articleForm, input: articleSchema(plannedFor) },
    stored,
    empty: { ...emptyValues(articleKind), imageUrl: picture ?? null },
    // The server keeps the stored date when the date is empty.
    sent: ({ publishedDate, ...values }) => ({
      ...values,
      publishedDate: publishedDate || Temporal.Now.instant().toString({ smallestUnit: "second" }),
    }),
  });
  const takeDown = useTakeDown(form);
  const { values, last } = form;
  const state = stateOnceSaved(values, plannedFor);
  const isSeen = last !== undefined && articleState(last) === "published";
  const consequence = (
    <ArticleConsequence publishedDate={values.publishedDate} state={state} isSeen={isSeen} />
  );
  const formLanguages = useFormLanguages(form);
  const textLanguage = useTextLanguage(formLanguages);

  function announceSaved(saved: Article) {
    const savedState = articleState(saved);
    const parts = articleAddressParts(saved.url, saved.title);
    const before = form.before();
    // Undoing a new article hides it instead of deleting it.
    const earlier = before
      ? withExplicitNulls(articleKind.input, valuesOf(articleKind, before))
      : { isActive: false };
    showSavedToast({
      name: saved.title,
      words: text.done[savedState]({ title: saved.title }),
      at: savedState === "published" ? address("article", "nb", parts) : undefined,
      undo: before || saved.isActive ? describeUndo(saved, earlier) : undefined,
    });
  }

  return (
    <FormScreen
      form={form}
      name={values.title || text.newName}
      isOwnName={values.title !== ""}
      unsavedName={text.unsaved}
      list={{ name: text.title, to: staffAddresses.news }}
      state={<StateSign state={state} />}
      saveLabel={
        { draft: words.saveDraft, planned: words.saveAndPlan, published: words.saveAndPublish }[state]
      }
      consequence={consequence}
      isConsequenceAside
      fields={articleFields(language)}
      languages={formLanguages}
      preview="page"
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      {...(!last?.isActive && { onSaveDraft: () => form.submit({ isActive: false }) })}
      onSaved={announceSaved}
      side={
        <>
          <ArticlePublishing
            form={form}
            stored={last}
            state={state}
            onPlan={plan}
            consequence={consequence}
            takeDown={takeDown}
          />
          <ChosenPicture
            label={articleKind.fields.imageUrl.label[language]}
            url={values.imageUrl}
            onChange={(url) => form.set("imageUrl", url)}
          />
          <ArticleAddress form={form} isStored={last !== undefined} />
        </>
      }
      removal={
        <RemoveResource
          form={form}
          label={text.remove}
          nameOf={({ title }) => title}
          list={staffAddresses.news}
          note={isSeen ? text.removeNote : undefined}
        />
      }
    >
      <ArticleText form={form} languages={formLanguages} textLanguage={textLanguage} />
    </FormScreen>
  );
}

interface ArticleAddressProps {
  form: ResourceForm<ArticleValues, Article>;
  isStored: boolean;
}

/** The article's part of the address. It follows the title until the article is first saved or somebody edits it. */
function ArticleAddress({ form, isStored }: ArticleAddressProps) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const label = articleKind.fields.url.label[language];
  const { title, url } = form.values;
  const shown = url || (isStored ? "" : urlFromTitle(title));
  const field = form.field("url");
  const whole = shown && location.host + address("article", "nb", articleAddressParts(shown, title));
  return (
    <section className="side-part">
      <h2 id="article-address">{label}</h2>
      {/* Tidies the text only on blur: a word that a phone's keyboard is composing mustn't change. */}
      <TidiedField
        {...field}
        label={label}
        value={shown}
        read={slugify}
        show={(slug) => slug}
        isCode
        hint={text.addressHint}
      />
      {whole && <p className="whole-address">{whole}</p>}
    </section>
  );
}

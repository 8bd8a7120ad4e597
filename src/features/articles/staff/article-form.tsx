import { useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ChosenPicture } from "#src/features/photos/staff/chosen-picture.tsx";
import type { Photo } from "#src/features/photos/photo.ts";
import { pictureUrl } from "#src/features/photos/pictures/picture-address.ts";
import { formKindOf } from "#src/features/form-kind.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { RemoveResource } from "#src/ui/staff/form/remove-resource.tsx";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { useSavedToast } from "#src/ui/staff/undo.tsx";
import { ArticleAddress } from "./article-address.tsx";
import { ArticleConsequence } from "./article-consequence.tsx";
import { ArticlePublishing } from "./article-publishing.tsx";
import { ArticleText, articleFields } from "#src/features/articles/article-text.tsx";
import { articleAddressParts, articleKind, type Article } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "#src/features/articles/articles-search.ts";
import { emptyValues, valuesOf } from "#src/resource/kind.ts";
import { articleSchema, stateOf } from "./article-values.ts";
import { undoOfArticle, useTakeDown } from "./use-take-down.ts";

/** The article, or the photo that a new one begins with. */
export async function loader({ context, params: { id, photoId } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return {
    article: id && id !== newResource ? await api.get<Article>(`/article/${id}`) : undefined,
    photo: photoId ? await api.get<Photo>(`/photos/${photoId}`) : undefined,
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
  /** What a new article begins with. */
  picture: string | undefined;
}

const articleForm = formKindOf(articleKind);

/** Where an article is written: its text in three languages, when it is shown, its picture and its address. */
function ArticleForm({ stored, picture }: Props) {
  const { language } = useStaff();
  const told = useSavedToast();
  const text = articlesAdminText[language];
  const words = staffText[language];
  const [plannedFor, plan] = useState<string>();

  const form = useResourceForm({
    kind: { ...articleForm, input: articleSchema(plannedFor) },
    stored,
    empty: { ...emptyValues(articleKind), imageUrl: picture ?? null },
    // An empty date would leave the one it had.
    sent: ({ publishedDate, ...values }) => ({
      ...values,
      publishedDate: publishedDate || Temporal.Now.instant().toString({ smallestUnit: "second" }),
    }),
  });
  const takeDown = useTakeDown(form);
  const { values, last } = form;
  const state = stateOf(values, plannedFor);
  const isSeen = last !== undefined && articleState(last) === "published";
  const consequence = (
    <ArticleConsequence publishedDate={values.publishedDate} state={state} isSeen={isSeen} />
  );
  const formLanguages = useFormLanguages(form);
  const textLanguage = useTextLanguage(formLanguages);

  function tell(saved: Article) {
    const savedState = articleState(saved);
    const parts = articleAddressParts(saved.url, saved.title);
    const before = form.before();
    // What is new can't be unsaved; out of sight it can be.
    const earlier = before
      ? valuesOf(articleKind, before)
      : { ...valuesOf(articleKind, saved), isActive: false };
    told({
      name: saved.title,
      words: text.done[savedState](saved.title),
      at: savedState === "published" ? address("article", "nb", parts) : undefined,
      undo: before || saved.isActive ? undoOfArticle(saved, earlier) : undefined,
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
      onSaved={tell}
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
          <ChosenPicture url={values.imageUrl} onChange={(url) => form.set("imageUrl", url)} />
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

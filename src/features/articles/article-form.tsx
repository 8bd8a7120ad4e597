import { useRef } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { Photo } from "#src/features/photos/photo.ts";
import { pictureUrl } from "#src/features/photos/picture-address.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { failureWords } from "#src/ui/staff/faults.ts";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { StateSign } from "#src/ui/staff/state-sign.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { ArticleAddress } from "./article-address.tsx";
import { ArticlePublishing } from "./article-publishing.tsx";
import { ArticleText, articleFields, useTextLanguage } from "./article-text.tsx";
import { articleAddressParts, articleInput, type Article } from "./article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleState } from "./articles-search.ts";
import { emptyArticle, valuesOf, type ArticleValues } from "./article-values.ts";
import { ChosenPicture } from "./chosen-picture.tsx";

/** The article, or the photo that a new one begins with. */
export async function loader({ context, params: { id, photoId } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return {
    article: id && id !== newThing ? await api.get<Article>(`/article/${id}`) : undefined,
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

/** Where an article is written: its text in three languages, when it is shown, its picture and its address. */
function ArticleForm({ stored, picture }: Props) {
  const { api, language, say } = useStaff();
  const { revalidate } = useRevalidator();
  const text = articlesAdminText[language];
  const words = staffText[language];
  /** As it was before the last save, and its id once it has one. */
  const before = useRef(stored);
  const id = useRef(stored?.id);

  const form = useThingForm<ArticleValues, Article>({
    stored,
    toValues: (article) => (article ? valuesOf(article) : { ...emptyArticle, imageUrl: picture ?? null }),
    schema: articleInput,
    async save(values, ifVersion) {
      if (id.current === undefined) {
        const added = await api.post<Article>("/article", values);
        id.current = added.id;
        return added;
      }
      // An empty date would leave the one it had.
      const publishedDate =
        values.publishedDate || Temporal.Now.instant().toString({ smallestUnit: "second" });
      return api.put<Article>(`/article/${id.current}`, { ...values, publishedDate }, ifVersion);
    },
  });
  const { values } = form;
  // Without a date it is shown as soon as it is saved.
  const state = articleState({ ...values, publishedDate: values.publishedDate || "1970-01-01T00:00:00Z" });
  const textLanguage = useTextLanguage();

  async function undo(saved: Article) {
    const { current } = before;
    try {
      const input = current ? valuesOf(current) : { ...valuesOf(saved), isActive: false };
      await api.put(`/article/${saved.id}`, input, saved.version);
      say(text.undone);
    } catch (error) {
      say(failureWords(error, language), [{ label: words.retry, act: () => void undo(saved) }]);
    }
    await revalidate();
  }
  const told = (saved: Article) => {
    const savedState = articleState(saved);
    const parts = articleAddressParts(saved.url, saved.title);
    say(text.done[savedState](saved.title), [
      ...(savedState === "published"
        ? [{ label: words.seeOnSite, act: address("article", "nb", parts) }]
        : []),
      ...(before.current || saved.isActive ? [{ label: words.undo, act: () => void undo(saved) }] : []),
    ]);
  };

  return (
    <FormScreen
      form={form}
      name={values.title || text.newName}
      list={{ name: text.title, to: staffAddresses.news }}
      state={<StateSign state={state} />}
      saveLabel={
        { draft: words.saveDraft, planned: words.saveAndPlan, published: words.saveAndPublish }[state]
      }
      fields={articleFields(language)}
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      {...(!stored?.isActive && { onSaveDraft: () => form.submit({ isActive: false }) })}
      onSaved={told}
      side={
        <>
          <ArticlePublishing form={form} stored={stored} state={state} />
          <ChosenPicture url={values.imageUrl} onChange={(url) => form.set("imageUrl", url)} />
          <ArticleAddress form={form} isStored={stored !== undefined} />
        </>
      }
    >
      <ArticleText form={form} textLanguage={textLanguage} />
    </FormScreen>
  );
}

import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { resourcePath } from "#src/cms/resource-addresses.ts";
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
import { address } from "#src/i18n/addresses.ts";
import { slugify } from "#src/i18n/slug.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { KindFields } from "#src/cms/staff/described/kind-fields.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { isHiddenNow, isPublished, openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { useNorwegianOnly } from "#src/cms/staff/form/form-languages.tsx";
import { articlesAdminText } from "#messages/articles";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import { ArticleConsequence, ArticlePublishing } from "./article-publishing.tsx";
import { articleState, articleSchema, hasEnded, stateOnceSaved } from "./article-values.ts";

/** Loads the article, or the photo with which a new article begins. */
export async function loader({ context, request, params: { id, photoId } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return {
    article:
      id && id !== newResource ? await openResource<Article>(api, "article", id, request.url) : undefined,
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

const articleForm = formKindOf(articleKind);

/** The fields of the main column. All other fields are in the side column. */
const mainFields = { words: articleKind.words, fields: {} };

function ArticleForm({ stored, picture }: { stored: Article | undefined; picture: string | undefined }) {
  const { language } = useStaff();
  const showSavedToast = useSavedToast();
  const text = articlesAdminText[language];
  const [plannedFor, plan] = useState<string>();
  const written = useKindForm({
    kind: { ...articleForm, input: articleSchema(plannedFor) },
    stored,
    empty: { ...emptyValues(articleKind), imageUrl: picture ?? null },
    // For an empty date, the server would keep the stored date. So the form sends the current time.
    sent: ({ publishedDate, ...values }) => ({
      ...values,
      publishedDate: publishedDate || siteNow().toString({ smallestUnit: "second" }),
    }),
  });
  const { form } = written;
  const { values, last } = form;
  const state = stateOnceSaved(values, plannedFor);
  const isHidden = isHiddenNow(last);
  const isSeen = !isHidden && articleState(last!) === "published" && !hasEnded(last!);
  const effect = (
    { draft: isHidden ? "publish" : "save", planned: "saveAndPlan", published: "publish" } as const
  )[state];
  const norwegianOnly = useNorwegianOnly(effect, written.languages);
  const consequence = (
    <>
      <ArticleConsequence values={values} state={state} isSeen={isSeen} /> {norwegianOnly}
    </>
  );

  function announceSaved(saved: Article) {
    const { title: name, url } = saved;
    const savedState = articleState(saved);
    const where = { name, list: staffAddresses.news };
    showSavedToast({
      name,
      ...(!hasEnded(saved) && { words: text.done[savedState]({ title: name }) }),
      at:
        savedState === "published" && !hasEnded(saved)
          ? address("article", "nb", articleAddressParts(url, name))
          : undefined,
      // The undo of a new article hides the article instead of deleting it.
      undo:
        form.before() || saved.isActive
          ? describeUndoOfSave(form, saved, where, { isActive: false })
          : undefined,
    });
  }

  return (
    <KindScreen
      {...written}
      kind={articleKind}
      add={text.add}
      unsavedName={text.unsaved}
      list={{ name: text.title, to: staffAddresses.news }}
      state={hasEnded(values) ? <StateSign state="draft" label={text.ended} /> : <StateSign state={state} />}
      effect={effect}
      // An empty date stands for the time of saving.
      publishes={isHidden && state === "draft" ? { isActive: true, publishedDate: "" } : undefined}
      consequence={consequence}
      isConsequenceAside
      preview="page"
      onSaved={announceSaved}
      side={
        <>
          <ArticlePublishing form={form} state={state} onPlan={plan} consequence={consequence} />
          <DescribedField form={form} name="imageUrl" field={articleKind.fields.imageUrl} />
          <ArticleAddress form={form} isStored={isPublished(last)} />
        </>
      }
      copied={({ url: _, publishedDate: __, unpublishDate: ___, ...copy }) => copy}
      removal={{ label: text.remove, note: isSeen ? text.removeNote : undefined }}
    >
      <div className="article-text">
        <KindFields {...written} kind={mainFields} words={{ subTitle: { kind: "lines", rows: 2 } }} />
      </div>
    </KindScreen>
  );
}

interface ArticleAddressProps {
  form: ResourceForm<ArticleValues, Article>;
  isStored: boolean;
}

/** Asks for the article's url. In a new article, an empty field shows the url that is made from the title. */
function ArticleAddress({ form, isStored }: ArticleAddressProps) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const label = articleKind.fields.url.label[language];
  const { title, url } = form.values;
  const shown = url || (isStored ? "" : urlFromTitle(title));
  const field = form.field("url");
  const whole = shown && location.host + address("article", "nb", articleAddressParts(shown, title));
  return (
    <section className="side-part stack">
      <h2 id="article-address">{label}</h2>
      {/* The text is tidied on blur, because a change while typing would disturb a phone's keyboard. */}
      <TidiedField
        {...field}
        label={label}
        value={shown}
        read={slugify}
        show={(slug) => slug}
        isCode
        hint={text.addressHint}
      />
      {whole && <p className="quiet fine breaks">{whole}</p>}
    </section>
  );
}

import { address } from "#src/i18n/addresses.ts";
import { slugify } from "#src/i18n/slug.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import {
  articleAddressParts,
  articleKind,
  type Article,
  type ArticleValues,
} from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

interface Props {
  form: ResourceForm<ArticleValues, Article>;
  isStored: boolean;
}

/** The article's part of its address; it follows the title until the article is first saved or another is written. */
export function ArticleAddress({ form, isStored }: Props) {
  const { language } = useStaff();
  const text = articlesAdminText[language];
  const label = articleKind.fields.url.label[language];
  const { title, url } = form.values;
  const shown = url || (isStored ? "" : slugify(title));
  const field = form.field("url");
  const whole = shown && location.host + address("article", "nb", articleAddressParts(shown, title));
  return (
    <section className="side-part">
      <h2 id="article-address">{label}</h2>
      <TextField
        {...field}
        label={label}
        value={shown}
        // Spaces become hyphens as they are typed; the last one is only kept while more may follow.
        onChange={(typed) => field.onChange(slugify(typed) + (/[a-z0-9][\s-]$/i.test(typed) ? "-" : ""))}
        onBlur={() => {
          if (url) field.onChange(slugify(url));
          field.onBlur();
        }}
        hint={text.addressHint}
      />
      {whole && <p className="whole-address">{whole}</p>}
    </section>
  );
}

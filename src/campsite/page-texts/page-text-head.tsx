import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { Head, PageContext } from "#src/platform/pages/page.ts";
import { breadcrumbList, trail, type Crumb } from "#src/ui/breadcrumbs.tsx";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import type { LocalizedPageText } from "./page-texts.server.ts";

export function headOfText(
  page: LocalizedPageText,
  { language, config }: Pick<PageContext, "language" | "config">,
  above: Crumb[] = [],
): Head & { structuredData: object[] } {
  const { title, description, languages, editScreen, isUnwritten } = page;
  const crumbs = crumbsTo(page, language, above);
  const structuredData = [breadcrumbList(crumbs, config.siteOrigin)];
  return {
    title,
    description,
    languages,
    structuredData,
    editScreen,
    ...(isUnwritten && { isUnlisted: true }),
  };
}

interface Props {
  page: LocalizedPageText;
  language: Language;
  assetUrl: AssetUrl;
  /** The breadcrumbs between the home page and the page itself. */
  above?: Crumb[];
  strip?: LitDrawing;
  isCompact?: boolean;
}

export function PageTextHead({ page, above = [], language, ...props }: Props) {
  return (
    <PageHead
      {...props}
      photo={page.photo}
      crumbs={crumbsTo(page, language, above)}
      language={language}
      title={page.title}
      lead={page.lead}
      wordsIn={page.language}
    />
  );
}

function crumbsTo({ title, language: actual }: LocalizedPageText, language: Language, above: Crumb[]) {
  return trail(language, ...above, { label: title, lang: langAttribute(actual, language) });
}

import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, languageTag } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Facts } from "#src/ui/facts/facts.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { documentText } from "#messages/documents";
import { documentUrl, localizeDocument, type LocalizedDocument } from "./document.ts";
import { DocumentRow } from "./document-row.tsx";
import { documentCollection } from "./documents.server.ts";

interface Data {
  page: LocalizedPageText;
  documents: LocalizedDocument[];
  identity: Pick<Identity, "phone" | "email">;
}

export const documentsPage = definePage<Data>({
  async load(context) {
    const [page, documents, identity] = await Promise.all([
      getPageText(context, "documents", context.language),
      documentCollection.listAll(context),
      getIdentity(context),
    ]);
    return {
      page,
      documents: documents.map((document) => localizeDocument(document, context.language)),
      identity,
    };
  },
  head({ page, documents }, context) {
    const head = headOfText(page, context);
    const shown = documents.map((document) => digitalDocument(document, context.config.siteOrigin));
    return { ...head, structuredData: [...head.structuredData, ...shown] };
  },
  View({ data: { page, documents, identity }, language, assetUrl }) {
    const text = documentText[language];
    const facts = page.facts.map(({ icon, words: { words, language: actual } }) => ({
      icon,
      ...words,
      lang: langAttribute(actual, language),
    }));
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <TextColumns first={<Facts facts={facts} />} contact={identity} language={language}>
          {documents.length === 0 && <p className="quiet gap-below-24">{text.none}</p>}
          <ul className="documents rows">
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} language={language} />
            ))}
            <li className="positioned pad-16">
              <a className="row-link" href={address("privacyPolicy", language)}>
                <strong className="display size-21 lines-12">{text.privacy}</strong>{" "}
                <span className="quiet small rigid">{text.webPage}</span>
              </a>
              <p className="gap-above-8 size-17 lines-14">{text.privacyDescription}</p>
            </li>
          </ul>
          {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
        </TextColumns>
      </>
    );
  },
});

function digitalDocument(
  { title, description, wordsIn, date, file, fileIn }: LocalizedDocument,
  siteOrigin: string,
): object {
  const contentUrl = new URL(documentUrl(file), siteOrigin).href;
  return {
    "@type": "DigitalDocument",
    name: title,
    description,
    inLanguage: languageTag[wordsIn],
    dateModified: date.toString(),
    encoding: {
      "@type": "MediaObject",
      contentUrl,
      encodingFormat: "application/pdf",
      inLanguage: languageTag[fileIn],
    },
  };
}

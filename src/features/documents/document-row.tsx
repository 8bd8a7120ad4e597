import { documentText } from "#messages/documents";
import { formatDate, formatFileSize } from "#src/i18n/format.ts";
import { hreflang, langAttribute, type Language } from "#src/i18n/language.ts";
import { documentUrl, type LocalizedDocument } from "./document.ts";

export function DocumentRow({ document, language }: { document: LocalizedDocument; language: Language }) {
  const lang = langAttribute(document.wordsIn, language);
  return (
    <li className="positioned pad-16">
      <a
        className="row-link"
        href={documentUrl(document.file)}
        type="application/pdf"
        hrefLang={hreflang[document.fileIn]}
      >
        <strong className="display size-21 lines-12" lang={lang}>
          {document.title}
        </strong>{" "}
        <span className="quiet small figures rigid">{about(document, language)}</span>
      </a>
      <p className="gap-above-8 size-17 lines-14" lang={lang}>
        {document.description}
      </p>
    </li>
  );
}

/** Returns words such as "PDF, 38 kB, 2 sider, 16.03.2026". */
function about({ file: { bytes, pages }, fileIn, date }: LocalizedDocument, language: Language): string {
  const text = documentText[language];
  return [
    "PDF",
    formatFileSize(bytes),
    text.pages({ count: pages }),
    formatDate(date),
    ...(fileIn === language ? [] : [text.onlyInNorwegian]),
  ].join(", ");
}

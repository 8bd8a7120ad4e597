import { Link } from "react-router";
import type { ListRow } from "#src/cms/kind/kind.ts";
import type { Language } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { answerTemplateKind } from "#src/features/feedback/answer-templates/answer-template.ts";
import { standardReceipt } from "#src/features/feedback/receipts/standard-receipt.ts";
import { receiptOfferText } from "#messages/answer-templates";

/** Shows the standard text of receipts, and offers to replace it. Shows nothing if a template has `isReceipt`. */
export function receiptOffer(rows: readonly ListRow<typeof answerTemplateKind>[], language: Language) {
  const text = receiptOfferText[language];
  if (rows.some(({ isReceipt }) => isReceipt)) return null;
  return (
    <section className="panel rounded inset-24 gap-below-24">
      <h2 className="title">{text.heading}</h2>
      <p className="lines measure gap-above-4">{standardReceipt(language)}</p>
      <p className="quiet measure gap-above-16">{text.explanation}</p>
      <p className="cluster gap-above-16">
        <Link className="button plain" to={`${staffAddresses.answerTemplates}/${newResource}?receipt`}>
          {text.write}
        </Link>
      </p>
    </section>
  );
}

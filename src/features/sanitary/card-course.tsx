import { Fragment } from "react";
import { formatPhone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { anchorOf } from "#src/features/kinds.ts";
import { aroundNumber, type CardStep } from "./card-step.ts";

interface Props {
  steps: CardStep[];
  /** The campsite's own number, which can be pressed where it stands in a text. */
  phone: string;
  language: Language;
  assetUrl: AssetUrl;
}

/** The steps with a card as a course on a chart: pictures in one frame, a waypoint for each on the line below them. */
export function CardCourse({ steps, phone, language, assetUrl }: Props) {
  return (
    <ol className="card-course">
      {steps.map(({ id, drawing, title, text, translations }, index) => {
        const { words, language: actual } = localize({ title, text }, translations, language);
        return (
          <li key={id} id={anchorOf("cardStep", id)}>
            <div className="card-picture">
              <img src={assetUrl(`drawings/${drawing}.svg`)} alt="" width={296} height={190} loading="lazy" />
            </div>
            <p className="waypoint" aria-hidden="true">
              {index + 1}
            </p>
            <div className="card-words" lang={langAttribute(actual, language)}>
              <h3>{words.title}</h3>
              <p>
                <WithPhone text={words.text} phone={phone} language={actual} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A text whose phone number can be pressed. */
function WithPhone({ text, phone, language }: { text: string; phone: string; language: Language }) {
  const number = formatPhone(phone, language);
  return aroundNumber(text, number).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a className="number" href={`tel:${phone}`}>
          {number}
        </a>
      )}
      {part}
    </Fragment>
  ));
}

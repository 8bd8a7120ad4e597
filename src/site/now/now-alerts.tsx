import { creditText, nowText } from "#messages/now";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { NowMark } from "./now-mark.tsx";
import { isUnusual, type NowPart } from "#src/campsite/now/now-part.ts";

interface Props {
  parts: readonly NowPart[];
  language: Language;
}

const stripAddress = (language: Language) => `${address("home", language)}#now`;

interface BannersProps extends Props {
  /** True on the home page, where the banner also has MET's advice and the link to MET. */
  isHome: boolean;
}

export function NowBanners({ parts, isHome, language }: BannersProps) {
  return parts
    .filter(({ isInBanner }) => isInBanner)
    .map((part, index) => (
      <section
        key={index}
        className={isHome ? `banner ${part.level}` : `banner short ${part.level}`}
        lang={langAttribute(part.language, language)}
        aria-label={part.title}
      >
        <div className="wrap cluster">
          <NowMark part={part} />
          <p>
            <strong>{part.title}</strong> {part.text}
            {isHome && part.quote && (
              <>
                . <q>{part.quote}</q>
              </>
            )}{" "}
            <MadeUp part={part} language={language} />
          </p>
          {isHome ? (
            part.link && (
              <a className="row-link" href={part.link.href} lang={langAttribute(language, part.language)}>
                {part.link.words}
              </a>
            )
          ) : (
            <a
              className="row-link"
              href={address("home", language)}
              lang={langAttribute(language, part.language)}
            >
              {nowText[language].more}
            </a>
          )}
        </div>
      </section>
    ));
}

/** Renders a label for demo data, so that nobody mistakes the data for MET's. */
function MadeUp({
  part,
  language,
  className = "",
}: {
  part: NowPart;
  language: Language;
  className?: string;
}) {
  if (part.source !== "demo") return null;
  return (
    <small className={`${className} fine regular one-line`} lang={langAttribute(language, part.language)}>
      {creditText[language].demo}
    </small>
  );
}

/** The number of parts that fit side by side on a phone. */
const maxPartsInLine = 2;

/** Returns the title of a part and its value, such as "Resepsjonen: åpner i morgen 09". */
const inShort = ({ title, value }: NowPart) =>
  value ? `${title}: ${value.charAt(0).toLowerCase()}${value.slice(1)}` : title;

/** Renders a line with the two most serious unusual parts that have no banner. */
export function NowLine({ parts, language }: Props) {
  const unusual = parts.filter((part) => isUnusual(part) && !part.isInBanner).slice(0, maxPartsInLine);
  if (unusual.length === 0) return null;
  return (
    <section className="now-line strong size-16 lines-12 unprinted" aria-label={nowText[language].now}>
      <a className="plain block as-ink" href={stripAddress(language)}>
        <span className="wrap cluster flat">
          <b>{nowText[language].now}</b>
          {unusual.map((part, index) => (
            <span
              key={index}
              className={`row pad-4 ${part.level}`}
              lang={langAttribute(part.language, language)}
            >
              <NowMark part={part} />
              <span>
                {inShort(part)} <MadeUp part={part} language={language} className="block" />
              </span>
            </span>
          ))}
          <Icon name="right" />
        </span>
      </a>
    </section>
  );
}

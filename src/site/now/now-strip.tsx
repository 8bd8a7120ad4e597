import { langAttribute, type Language } from "#src/i18n/language.ts";
import { FreeMark } from "#src/campsite/now/free-mark.tsx";
import { freePitchesText } from "#messages/free-pitches";
import { creditText, nowText } from "#messages/now";
import { EnturCredit, MetCredit } from "#src/campsite/now/credits.tsx";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { NowMark } from "./now-mark.tsx";
import { isUnusual, type NowPart } from "#src/campsite/now/now-part.ts";

interface Props {
  parts: readonly NowPart[];
  language: Language;
}

/** Renders the section “right now” of the home page. It shows unusual parts, figures, free pitches and lines. */
export function NowStrip({ parts, language }: Props) {
  if (parts.length === 0) return null;
  const lines = parts.filter(({ place }) => place === "lines");
  return (
    <section className="now lines-13" id="now" aria-labelledby="now-heading">
      <div className="wrap">
        <div className="now-head gap-below-12 spread flat on-baseline h2-21">
          <h2 id="now-heading">{nowText[language].heading}</h2>
          {parts
            .filter(({ place }) => place === "head")
            .map((part) => (
              <p key={part.name} className="quiet small" lang={langAttribute(part.language, language)}>
                {part.title} <b className="as-ink heavy">{part.value}</b>
              </p>
            ))}
        </div>
        <Lines parts={lines.filter(isUnusual)} language={language} />
        <Figures parts={parts.filter(({ place }) => place === "figures")} language={language} />
        <Free parts={parts.filter(({ place }) => place === "free")} language={language} />
        <Lines parts={lines.filter((part) => !isUnusual(part))} language={language} />
        <Credit parts={parts} language={language} />
      </div>
    </section>
  );
}

function Credit({ parts, language }: Props) {
  const sources = new Set(parts.map(({ source }) => source));
  if (sources.has("demo")) return <p className="line-above credit pad-4">{creditText[language].demo}</p>;
  if (!sources.has("met") && !sources.has("entur")) return null;
  return (
    <p className="line-above credit pad-4">
      {sources.has("met") && <MetCredit language={language} />}
      {sources.has("entur") && <EnturCredit language={language} />}
    </p>
  );
}

function Lines({ parts, language }: Props) {
  if (parts.length === 0) return null;
  return (
    <ul className="now-lines small">
      {parts.map((part, index) => (
        <li key={index} className={part.level} lang={langAttribute(part.language, language)}>
          <NowMark part={part} />
          <p className="stretch">
            <b className="heavy">{part.title}</b> {part.text}
            {part.quote && ". "}
            {part.quote && <q>{part.quote}</q>}
          </p>
          {part.link && (
            <a className="row-link positioned one-line" href={part.link.href}>
              {part.link.words}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Figures({ parts, language }: Props) {
  if (parts.length === 0) return null;
  return (
    <dl className="now-figures small">
      {parts.map(({ name, title, value, text, link, isOpen, ...part }) => (
        <div className="line-above" key={name} lang={langAttribute(part.language, language)}>
          <dt className="quiet">{title}</dt>
          <dd
            className={`display figures size-26 lines-12 ${isOpen === null ? "" : isOpen ? "open" : "closed"}`}
          >
            {value}
          </dd>
          {(text ?? link) && (
            <dd className="figures fine">
              {link ? (
                <a className="row-link positioned plain as-ink" href={link.href}>
                  {link.words}
                </a>
              ) : (
                text
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Free({ parts, language }: Props) {
  if (parts.length === 0) return null;
  return (
    <div className="now-free line-above small pad-8">
      <h3 className="quiet">{freePitchesText[language].heading}</h3>
      <ul className="cluster stretch">
        {parts.map(({ icon, title, value, free }) => (
          <li key={title}>
            <Icon name={icon as IconName} />
            <b className="heavy across">{title}</b>
            <FreeMark amount={free!} />
            {free === "full" ? (
              <strong className="across">{value}</strong>
            ) : (
              <span className="across">{value}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

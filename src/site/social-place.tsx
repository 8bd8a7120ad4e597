import { consentAnchor } from "#src/features/consent/consent-panel.tsx";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "./home.text.ts";

interface Props {
  isAllowed: boolean;
  url: string;
  language: Language;
}

/** Where our posts are shown to those who have agreed to it; the others are told why they aren't. */
export function SocialPlace({ isAllowed, url, language }: Props) {
  const text = homeText[language].social;
  return (
    <section className="section wrap" aria-labelledby="social">
      <div className={isAllowed ? "notice" : "notice alert"}>
        <Icon name={isAllowed ? "info" : "alert"} />
        <div>
          <h2 id="social">{isAllowed ? text.given : text.heading}</h2>
          <p>{isAllowed ? text.givenExplanation : text.explanation}</p>
        </div>
        {isAllowed ? (
          <a className="button" href={url} rel="noopener">
            {text.visit}
          </a>
        ) : (
          <a className="button danger" href={consentAnchor}>
            {text.openConsent}
          </a>
        )}
      </div>
    </section>
  );
}

import { placeOf } from "#src/campsite/identity/place.ts";
import { PositionWords } from "#src/campsite/identity/position-words.tsx";
import { registerNamesText } from "#messages/identity";
import { siteText } from "#messages/site";
import { consentAnchor } from "#src/campsite/consent/consent.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatOrganisationNumber, formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Brand } from "./brand.tsx";
import type { Shell } from "./shell.ts";

const shortcuts = ["emergency", "prices", "sitemap", "documents", "questions", "offline"] as const;

interface Props {
  shell: Shell;
  language: Language;
  assetUrl: AssetUrl;
}

export function Footer({ shell, language, assetUrl }: Props) {
  const { identity, reception, settings, year } = shell;
  const text = siteText[language];
  const lang = langAttribute(identity.wordsIn, language);
  const isWritten = identity.version > 0;
  const place = placeOf(identity);
  return (
    <footer className="foot">
      <div className="minute-scale" />
      <img className="contours" src={assetUrl("drawings/contours-band.svg")} alt="" loading="lazy" />
      <div className="wrap">
        <address>
          <a className="brand" href={address("home", language)}>
            <Brand
              name={identity.name}
              mark={shell.look.mark}
              {...(isWritten && { tagline: identity.tagline })}
              lang={lang}
            />
          </a>
          {isWritten && (
            <p>
              {identity.address.street}
              <br />
              {identity.address.postalCode} {identity.address.city}
              {place && (
                <>
                  <br />
                  <PositionWords place={place} language={language} />
                </>
              )}
            </p>
          )}
        </address>
        {isWritten && (
          <section>
            <h2>{text.callOrWrite}</h2>
            <p className="foot-phone">
              <a href={`tel:${identity.phone}`}>{formatPhone(identity.phone, language)}</a>
            </p>
            <p>
              <a href={`mailto:${identity.email}`}>{identity.email}</a>
            </p>
            {reception.now && <p>{reception.now}.</p>}
            {identity.textMessageNote && <p lang={lang}>{splitFirstSentence(identity.textMessageNote)[0]}</p>}
          </section>
        )}
        <nav aria-labelledby="shortcuts">
          <h2 id="shortcuts">{text.shortcuts}</h2>
          <ul>
            {shortcuts
              .filter((name) => !shell.emptyPages.has(name))
              .map((name) => (
                <li key={name}>
                  <a href={address(name, language)}>{text.pages[name]}</a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="foot-law">
          <span>
            © {year} {identity.name}
          </span>
          {identity.organisationNumber && (
            <span>
              {identity.legalName && `${identity.legalName} · `}
              {text.organisationNumber}{" "}
              <span className="number">
                {formatOrganisationNumber(identity.organisationNumber)}
                {identity.isVatRegistered && "\u00a0MVA"}
              </span>
              {identity.register !== "none" && `, ${registerNamesText[language][identity.register]}`}
            </span>
          )}
          <div className="foot-law-links">
            {settings.enableOnlineBooking && (
              <a href={partAddress("prices", "cancelling", language)}>{text.cancelling}</a>
            )}
            <a href={address("privacyPolicy", language)}>{text.privacy}</a>
            <a href={consentAnchor}>{text.changeConsent}</a>
          </div>
        </div>
      </div>
    </footer>
  );
}

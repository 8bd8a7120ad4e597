import { registerNamesText } from "#messages/identity";
import { siteText } from "#messages/site";
import { consentAnchor } from "#src/campsite/consent/consent.ts";
import { address, partAddress } from "#src/i18n/addresses.ts";
import { formatOrganisationNumber, formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { Icon } from "#src/ui/icon.tsx";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Brand } from "./brand.tsx";
import type { Shell } from "./shell.ts";

const shortcuts = [
  "emergency",
  "prices",
  "sitemap",
  "documents",
  "questions",
  "offline",
  "accessibility",
  "search",
  "updates",
] as const;

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
  return (
    <footer className="foot band on-band-quiet">
      <div className="minute-scale" />
      <img
        className="contours unprinted"
        src={assetUrl("drawings/contours-band.svg")}
        alt=""
        loading="lazy"
      />
      <div className="wrap stack">
        <address className="size-16">
          <a className="brand row touch" href={address("home", language)}>
            <Brand
              name={identity.name}
              mark={shell.look.mark}
              {...(isWritten && {
                line: `${identity.address.street}, ${identity.address.postalCode} ${identity.address.city}`,
              })}
            />
          </a>
          {isWritten && (
            <>
              <p className="foot-reach cluster close gap-above-16 gap-below-8">
                <a className="button on-band" href={`tel:${identity.phone}`}>
                  <Icon name="phone" />
                  <b>{formatPhone(identity.phone, language)}</b>
                </a>
                <a className="button on-band" href={`mailto:${identity.email}`}>
                  <Icon name="mail" />
                  {text.write}
                </a>
              </p>
              <p>
                {reception.now && `${reception.now}. `}
                {identity.textMessageNote && (
                  <span lang={lang}>{splitFirstSentence(identity.textMessageNote)[0]}</span>
                )}
              </p>
            </>
          )}
        </address>
        <nav className="foot-links" aria-label={text.shortcuts}>
          {shortcuts
            .filter((name) => !shell.emptyPages.has(name))
            .map((name) => (
              <a key={name} className="target" href={address(name, language)}>
                {text.pages[name]}
              </a>
            ))}
        </nav>
        <div className="foot-law spread flat across fine">
          <p>
            © {year} {identity.legalName || identity.name}
            {identity.organisationNumber && (
              <>
                {` · ${text.organisationNumber} `}
                <span className="figures">
                  {formatOrganisationNumber(identity.organisationNumber)}
                  {identity.isVatRegistered && "\u00a0MVA"}
                </span>
                {identity.register !== "none" && `, ${registerNamesText[language][identity.register]}`}
              </>
            )}
          </p>
          <div className="foot-links">
            {settings.enableOnlineBooking && (
              <a className="target" href={partAddress("prices", "cancelling", language)}>
                {text.cancelling}
              </a>
            )}
            <a className="target" href={address("privacyPolicy", language)}>
              {text.privacy}
            </a>
            <a className="target" href={consentAnchor}>
              {text.changeConsent}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}

import type { Language } from "#src/i18n/language.ts";
import { creditText } from "#messages/now";
import { weatherLicences } from "#src/campsite/met/weather-licences.ts";

/** Renders the credit that MET's terms require. */
export function MetCredit({ language }: { language: Language }) {
  const { met, nlod, creativeCommons } = weatherLicences;
  return (
    <>
      <a href={met} rel="noopener">
        {creditText[language].met}
      </a>
      {[nlod, creativeCommons].map(({ name, href }) => (
        <a key={name} href={href} rel="noopener license">
          {name}
        </a>
      ))}
    </>
  );
}

/** Renders the credit that Entur's licence requires. */
export function EnturCredit({ language }: { language: Language }) {
  const { nlod } = weatherLicences;
  return (
    <>
      <a href="https://entur.no/" rel="noopener">
        {creditText[language].entur}
      </a>
      <a href={nlod.href} rel="noopener license">
        {nlod.name}
      </a>
    </>
  );
}

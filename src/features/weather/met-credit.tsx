import type { Language } from "#src/i18n/language.ts";
import { weatherText } from "#messages/weather";
import { weatherLicences } from "#src/campsite/met/weather-licences.ts";

export function MetCredit({ language }: { language: Language }) {
  const { met, nlod, creativeCommons } = weatherLicences;
  return (
    <>
      <a href={met} rel="noopener">
        {weatherText[language].credit}
      </a>
      {[nlod, creativeCommons].map(({ name, href }) => (
        <a key={name} href={href} rel="noopener license">
          {name}
        </a>
      ))}
    </>
  );
}

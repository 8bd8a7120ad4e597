import { weatherLicences } from "#src/campsite/met/weather-licences.ts";
import type { Language } from "#src/i18n/language.ts";
import { departuresText } from "#messages/departures";

/** The credit that Entur's licence requires. */
export function EnturCredit({ language }: { language: Language }) {
  const { nlod } = weatherLicences;
  return (
    <>
      <a href="https://entur.no/" rel="noopener">
        {departuresText[language].credit}
      </a>
      <a href={nlod.href} rel="noopener license">
        {nlod.name}
      </a>
    </>
  );
}

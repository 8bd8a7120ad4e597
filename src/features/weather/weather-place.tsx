import type { Language } from "#src/i18n/language.ts";
import { weatherText } from "./weather.text.ts";

/** Where the weather is told on the home page. */
export function WeatherPlace({ language }: { language: Language }) {
  const text = weatherText[language];
  return (
    <section className="weather board" aria-labelledby="weather">
      <h2 id="weather">{text.heading}</h2>
      <p>{text.unavailable}</p>
    </section>
  );
}

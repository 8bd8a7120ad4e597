import { defineHomeSection } from "#src/campsite/home-section.ts";
import { loadWeatherBox } from "./weather-box.server.ts";
import { WeatherBox } from "./weather-box.tsx";

export const weatherSection = defineHomeSection({
  area: "board",
  place: 1,
  load: loadWeatherBox,
  View: ({ data, language, assetUrl }) => (
    <WeatherBox weather={data} language={language} assetUrl={assetUrl} />
  ),
});

import { defineServerFeature } from "#src/platform/server-feature.ts";
import { weatherSection } from "./box/weather-section.tsx";
import { neededNowcast } from "./nowcast.server.ts";
import { sunSources } from "./sun.server.ts";
import { weatherRoutes } from "./weather.api.ts";
import { sunsetScreenPart, weatherScreenPart } from "./weather-screen-part.tsx";
import { forecastSources, loadSky } from "./weather.server.ts";

export const weather = defineServerFeature({
  api: [...weatherRoutes],
  apiGroups: { weather: "The weather forecast", sun: "Sunrise and sunset" },
  home: [weatherSection],
  receptionScreen: [weatherScreenPart, sunsetScreenPart],
  sky: loadSky,
  sources: {
    // MET makes a new forecast about every half hour.
    forecast: { list: forecastSources, lateHours: 2 },
    // Without MET, the site calculates the sun's times itself.
    sun: { list: sunSources },
    nowcast: { list: neededNowcast },
  },
});

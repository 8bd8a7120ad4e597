import type { Context } from "#src/platform/context.ts";
import { repeat } from "#src/platform/repeat.ts";
import { mayAskMet } from "./met-client.server.ts";
import type { Asking } from "./met-refresh.server.ts";
import { refreshSun } from "#src/features/weather/sun.server.ts";
import { refreshForecast } from "#src/features/weather/weather.server.ts";

/** How often it is looked whether MET may be asked; that itself is decided by what is stored. */
const lookMilliseconds = 60_000;

/**
 * Keeps forecast and sun fresh in the background from now on.
 * @returns ends it, and what is under way
 */
export function startWeatherJob(context: Context): () => Promise<void> {
  const { config, log } = context;
  if (!mayAskMet(config)) {
    log.warn(
      `There is no forecast: ${config.metBaseUrl} wants to know whom it can write to. Set MET_CONTACT to an e-mail address.`,
    );
    return () => Promise.resolve();
  }
  return repeat(lookMilliseconds, (signal) => refreshWeather(context, { signal }));
}

async function refreshWeather(context: Context, asking: Asking): Promise<void> {
  for (const refresh of [refreshForecast, refreshSun]) {
    try {
      await refresh(context, asking);
    } catch (error) {
      context.log.error({ err: error }, "weather could not be refreshed");
    }
  }
}

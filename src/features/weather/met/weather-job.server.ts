import { runParts, type Job } from "#src/platform/jobs/job.ts";
import type { Context } from "#src/platform/context.ts";
import { mayAskMet } from "./met-client.server.ts";
import { refreshSun } from "#src/features/weather/sun.server.ts";
import { refreshForecast } from "#src/features/weather/weather.server.ts";

/**
 * Keeps forecast and sun fresh; undefined when MET may not be asked. How often it looks is no matter of MET's terms:
 * when MET may be asked is decided by what is stored.
 */
export function weatherJob(context: Context): Job | undefined {
  if (!mayAskMet(context.config)) return undefined;
  return {
    name: "weather",
    every: { minutes: 1 },
    run: (running) =>
      runParts(
        {
          forecast: (signal) => refreshForecast(context, { signal }),
          sun: (signal) => refreshSun(context, { signal }),
        },
        running,
      ),
  };
}

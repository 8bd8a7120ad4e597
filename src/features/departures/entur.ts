import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

/*
 * Entur, which knows all public transport in Norway (https://developer.entur.org). Its terms: NLOD, and an
 * ET-Client-Name in each request.
 */

type Entur = Pick<Config, "enturBaseUrl" | "enturClientName">;

const realEntur = "https://api.entur.io";

/** Whether answers come from Entur. Others must never be shown as real. */
export const isRealEntur = ({ enturBaseUrl }: Pick<Config, "enturBaseUrl">): boolean =>
  enturBaseUrl === realEntur;

/** Whether departures are turned on: Entur itself is asked only by those who say who they are. */
export const mayAskEntur = (config: Entur): boolean =>
  !isRealEntur(config) || config.enturClientName !== undefined;

/** A source at Entur. @param service its path and query */
export function enturSource<Reading>(
  { enturBaseUrl, enturClientName = "campsite-trial" }: Entur,
  service: string,
  source: Omit<Source<Reading>, "url" | "headers">,
): Source<Reading> {
  return { ...source, url: `${enturBaseUrl}/${service}`, headers: { "ET-Client-Name": enturClientName } };
}

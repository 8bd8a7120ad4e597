import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

/*
 * Entur has the data of all public transport in Norway (https://developer.entur.org). Its terms require a credit (NLOD)
 * and the header ET-Client-Name in each request.
 */

type Entur = Pick<Config, "enturBaseUrl" | "enturClientName">;

const realEntur = "https://api.entur.io";

/** True when the data comes from Entur. The site must not show other data as Entur's data. */
export const isRealEntur = ({ enturBaseUrl }: Pick<Config, "enturBaseUrl">): boolean =>
  enturBaseUrl === realEntur;

/** True when the site may send requests. Entur requires a client name. */
export const mayAskEntur = (config: Entur): boolean =>
  !isRealEntur(config) || config.enturClientName !== undefined;

export function enturSource<Reading>(
  { enturBaseUrl, enturClientName = "campsite-trial" }: Entur,
  service: string,
  source: Omit<Source<Reading>, "url" | "headers">,
): Source<Reading> {
  return { ...source, url: `${enturBaseUrl}/${service}`, headers: { "ET-Client-Name": enturClientName } };
}

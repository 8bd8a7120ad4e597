import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

/*
 * Entur has all public transport in Norway (https://developer.entur.org). Its terms: the NLOD licence, and an
 * ET-Client-Name header in each request.
 */

type Entur = Pick<Config, "enturBaseUrl" | "enturClientName">;

const realEntur = "https://api.entur.io";

/** Data of a stand-in must never be shown as Entur's. */
export const isRealEntur = ({ enturBaseUrl }: Pick<Config, "enturBaseUrl">): boolean =>
  enturBaseUrl === realEntur;

/** The real Entur requires a client name. */
export const mayAskEntur = (config: Entur): boolean =>
  !isRealEntur(config) || config.enturClientName !== undefined;

export function enturSource<Reading>(
  { enturBaseUrl, enturClientName = "campsite-trial" }: Entur,
  service: string,
  source: Omit<Source<Reading>, "url" | "headers">,
): Source<Reading> {
  return { ...source, url: `${enturBaseUrl}/${service}`, headers: { "ET-Client-Name": enturClientName } };
}

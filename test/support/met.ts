import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createMetStandIn, serveMetStandIn, type MetStandIn } from "#dev/met-stand-in.ts";
import { getIdentity, identityCollection } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import type { Context } from "#src/platform/context.ts";
import type { DatabaseName } from "./databases.ts";
import { openTestContext, type TestContext } from "./context.ts";

export interface WeatherContext extends TestContext {
  /** A stand-in of MET Norway with the context's clock, over real HTTP. */
  met: MetStandIn;
}

/** A value with its instants and dates as texts: matchers take any two Temporal objects for the same. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Opens a context whose MET is a stand-in: `await using context = await openWeatherContext();` */
export async function openWeatherContext(
  options: { now?: string; database?: DatabaseName } = {},
): Promise<WeatherContext> {
  const context = await openTestContext(options);
  const met = createMetStandIn({ now: context.now });
  const server = await serveMetStandIn(met);
  const metBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...context,
    config: {
      ...context.config,
      siteOrigin: "https://camping.example",
      metBaseUrl,
      metContact: "drift@camping.example",
    },
    met,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      await context[Symbol.asyncDispose]();
    },
  };
}

/** Puts the campsite somewhere else, whoever it is. */
export async function moveCampsite(
  context: Context,
  place: Partial<Pick<Identity, "latitude" | "longitude">>,
): Promise<void> {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...identity } = await getIdentity(context);
  await identityCollection.save(context, { ...identity, ...place });
}

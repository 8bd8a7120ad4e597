import { demo } from "./demo-content.ts";
import { departureStopsCollection } from "./features/departures/departures.server.ts";
import { isRealEntur } from "./features/departures/entur.ts";
import type { Context } from "./platform/context.ts";

/*
 * The demo answers itself what a real site asks MET Norway and Entur for, so that it shows all that the site can do and
 * asks nobody.
 */

/** Where made-up answers come from: a name that leads nowhere, so that none is ever taken for MET's or Entur's. */
const origin = "https://demo.invalid";

/** The context of a site whose sources are made up, where its configuration allows that. */
export function withMadeUpSources(context: Context): Context {
  const { config, now } = context;
  const day = config.madeUpDay;
  if (!day) return context;
  const asksEntur = !isRealEntur(config) || config.enturClientName !== undefined;
  // Loaded by the first question: no real site reads it.
  let loading: Promise<(request: Request) => Promise<Response>> | undefined;
  const load = async () => {
    const { createSourcesStandIn } = await import("#dev/sources-stand-in.ts");
    return createSourcesStandIn({ now, day }).fetch;
  };
  const sea = demo.sea();
  return {
    ...context,
    config: {
      ...config,
      metBaseUrl: origin,
      enturBaseUrl: asksEntur ? config.enturBaseUrl : origin,
      seaPoint: config.seaPoint ?? sea.seaPoint,
      seaHarbour: config.seaHarbour ?? sea.seaHarbour,
    },
    async answerSource(address, asked) {
      const request = new Request(address, asked);
      if (new URL(request.url).origin !== origin) return fetch(address, asked);
      request.headers.delete("accept-encoding");
      return (await (loading ??= load()))(request);
    },
  };
}

/**
 * Brings the database of such a site to its start: without answers of another day or another clock, and with stops, unless
 * somebody has chosen some.
 */
export async function prepareMadeUpSources(context: Context): Promise<void> {
  const { db, config } = context;
  if (!config.madeUpDay) return;
  await db.deleteFrom("sourceAnswer").where("url", "like", `${origin}/%`).execute();
  const [written] = await departureStopsCollection.listAll(context);
  if (!written) await departureStopsCollection.save(context, demo.departureStops(), { id: 1 });
}

import { z } from "zod";
import { loadContent, type ContentKind } from "./cms/demo/content-loader.ts";
import { demoContentOf } from "./cms/demo/demo-content.server.ts";
import { isRealEntur } from "./campsite/sources/entur.ts";
import type { Context } from "./platform/context.ts";

/* Made-up data replaces MET Norway and Entur in the demo. With an Entur setting, it replaces only MET Norway. */

/** The origin of made-up responses. No host has this name, so nobody mistakes the responses for real responses. */
const origin = "https://demo.invalid";

/** The demo content with the position and harbour of the made-up sea forecasts. */
export const seaKind = {
  words: {},
  fields: {},
  order: [],
  input: z.object({
    seaPoint: z.object({ latitude: z.number(), longitude: z.number() }),
    seaHarbour: z.string(),
  }),
} satisfies ContentKind;

/** Returns the context with made-up sources if the configuration has a `madeUpDay`. */
export function withMadeUpSources(context: Context): Context {
  const { config, now } = context;
  const day = config.madeUpDay;
  if (!day) return context;
  const asksEntur = !isRealEntur(config) || config.enturClientName !== undefined;
  // The module is imported at the first request, because a real site never needs it.
  let loading: Promise<(request: Request) => Promise<Response>> | undefined;
  const load = async () => {
    const { createSourcesStandIn } = await import("#dev/sources-stand-in.ts");
    return createSourcesStandIn({ now, day }).fetch;
  };
  const sea = loadContent(demoContentOf(context.features), seaKind, "sea")[0]!;
  return {
    ...context,
    config: {
      ...config,
      metBaseUrl: origin,
      enturBaseUrl: asksEntur ? config.enturBaseUrl : origin,
      seaPoint: config.seaPoint ?? sea.seaPoint,
      seaHarbour: config.seaHarbour ?? sea.seaHarbour,
    },
    async answerSource(address, init) {
      const request = new Request(address, init);
      if (new URL(request.url).origin !== origin) return fetch(address, init);
      request.headers.delete("accept-encoding");
      return (await (loading ??= load()))(request);
    },
  };
}

/** Deletes stored made-up responses, because they may come from another DEMO_DAY or DEMO_NOW. */
export async function deleteMadeUpAnswers({ db, config }: Context): Promise<void> {
  if (!config.madeUpDay) return;
  await db.deleteFrom("sourceAnswer").where("url", "like", `${origin}/%`).execute();
}

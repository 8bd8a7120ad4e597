import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { demo } from "#test/content/demo.ts";
import { createSourcesStandIn, serveSourcesStandIn, type SourcesStandIn } from "#dev/sources-stand-in.ts";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind, type Identity } from "#src/campsite/identity/identity.ts";
import type { Context } from "#src/platform/context.ts";
import type { DatabaseName } from "#test/support/databases.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";

export interface SourcesContext extends TestContext {
  /** A stand-in of all sources, over real HTTP, with the context's clock. */
  standIn: SourcesStandIn;
}

/** Converts instants and dates in a value to text, because matchers consider any two Temporal objects equal. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Opens a context at the demo's place with a stand-in of all sources. Use it with `await using`. */
export async function openSourcesContext(
  options: { now?: string; database?: DatabaseName; isSeeded?: boolean } = {},
): Promise<SourcesContext> {
  const context = await openTestContext(options);
  if (!options.isSeeded) await moveCampsite(context, {});
  const standIn = createSourcesStandIn({ now: context.now });
  const server = await serveSourcesStandIn(standIn);
  const metBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...context,
    config: {
      ...context.config,
      siteOrigin: "https://camping.example",
      metBaseUrl,
      enturBaseUrl: metBaseUrl,
      metContact: "drift@camping.example",
    },
    standIn,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
      await context[Symbol.asyncDispose]();
    },
  };
}

/** Moves the campsite. A site without an identity gets the demo's identity. */
export async function moveCampsite(
  context: Context,
  place: Partial<Pick<Identity, "latitude" | "longitude">>,
): Promise<void> {
  const [written] = await identityCollection.listAll(context);
  const moved = { ...(written ?? demo.identity()), ...place };
  await identityCollection.save(context, identityKind.input.parse(moved), { id: 1 });
}

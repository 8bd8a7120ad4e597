import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Context } from "#src/platform/context.ts";
import { mayAskMet } from "./met.ts";

/**
 * Returns the context with a contact for MET: the operator's address, or in production the campsite's own. MET bans
 * clients with a false address, so the demo's reserved ".example" domain (RFC 2606) is never used.
 */
export async function withMetContact(context: Context): Promise<Context> {
  const { config } = context;
  if (config.metContact || !config.production) return context;
  const { email } = await getIdentity(context);
  if (!email || email.endsWith(".example")) return context;
  return { ...context, config: { ...config, metContact: email } };
}

/** True when the site may request MET's data, by its configuration or the campsite's address. */
export const isMetAsked = async (context: Context): Promise<boolean> =>
  mayAskMet((await withMetContact(context)).config);

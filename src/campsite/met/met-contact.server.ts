import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Context } from "#src/platform/context.ts";
import { mayAskMet } from "./met.ts";

/**
 * Returns the context with a contact for MET. Without a contact in the settings, a site in production uses the
 * campsite's e-mail address. MET bans clients with false addresses, so an ".example" address (RFC 2606) is never sent.
 */
export async function withMetContact(context: Context): Promise<Context> {
  const { config } = context;
  if (config.metContact || !config.production) return context;
  const { email } = await getIdentity(context);
  if (!email || email.endsWith(".example")) return context;
  return { ...context, config: { ...config, metContact: email } };
}

export const isMetAsked = async (context: Context): Promise<boolean> =>
  mayAskMet((await withMetContact(context)).config);

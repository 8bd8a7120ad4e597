import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Context } from "#src/platform/context.ts";
import { mayAskMet } from "./met.ts";

/**
 * The same context with an address that MET may write to: the operator's, or else the campsite's on a real site once
 * staff have written one. MET bans those who give a false address, as the demo's is, whose
 * name is reserved for examples (RFC 2606).
 */
export async function withMetContact(context: Context): Promise<Context> {
  const { config } = context;
  if (config.metContact || !config.production) return context;
  const { email } = await getIdentity(context);
  if (!email || email.endsWith(".example")) return context;
  return { ...context, config: { ...config, metContact: email } };
}

/** Whether MET may be asked, by the configuration or by what staff have written. */
export const isMetAsked = async (context: Context): Promise<boolean> =>
  mayAskMet((await withMetContact(context)).config);

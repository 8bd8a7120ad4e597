import type { PageName } from "#src/i18n/addresses.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";
import { createCounts } from "#src/platform/http/post-limit.ts";
import { foldedMailbox } from "#src/platform/mail/mailbox.ts";

/* The script `privacy` also calls these functions, so this file imports nothing that needs the built server. */

/** The pages with a form for an address that a guest confirms. */
export type ConfirmingPage = Extract<PageName, "updates" | "tonight">;

export const linkLife = { hours: 24 };

const endsOf = (context: Pick<Context, "db" | "now">) =>
  createCounts(context, (moment) => moment.add(linkLife));
const nameOf = (page: ConfirmingPage, address: string) => `links ${page} ${foldedMailbox(address)}`;

/** Ends the links that an address got until now. Call it in the transaction that deletes the choices. */
export async function endLinks(
  context: { db: Database; now: Context["now"] },
  page: ConfirmingPage,
  address: string,
): Promise<void> {
  const { idOf, restart } = endsOf(context);
  await restart(context.db, await idOf(nameOf(page, address)));
}

/**
 * Returns the time of the latest `endLinks` for an address. Links that were sent before this time don't work. Returns
 * undefined if there was no such call within {@link linkLife}, because older links have expired anyway.
 */
export async function linksEndedAt(
  context: Pick<Context, "db" | "now">,
  page: ConfirmingPage,
  address: string,
): Promise<Temporal.Instant | undefined> {
  const { find, idOf } = endsOf(context);
  const found = await find(await idOf(nameOf(page, address)));
  return found && Temporal.Instant.from(found.until).subtract(linkLife);
}

import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { requestStatus, type PublicRequest } from "./public-request.server.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { listOutwardAddresses } from "./dead-links.server.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The result of the last check of each link to another site. */
    outwardLink: { url: string; checkedAt: string; isDead: number };
  }
}

const recheckDays = 30;

/** The maximum number of links that one run of the job checks. A run requests one link at a time. */
const maxChecked = 100;

/** Checks each link to another site every 30 days if staff wish, at most {@link maxChecked} links an hour. */
export const outwardLinksJob = (context: Context): Job => ({
  name: "outward-links",
  every: { hours: 1 },
  run: async (signal) => ({ checked: await checkOutwardLinks(context, { signal }) }),
});

interface Options {
  signal?: AbortSignal;
  /** Options for tests. */
  request?: Pick<PublicRequest, "isAllowed" | "hasAnyPort">;
}

/**
 * Checks the links that were never checked, or were last checked over 30 days ago. Deletes the results for links that
 * are no longer in a text, and all results while the check is off.
 * @returns the number of checked links
 */
export async function checkOutwardLinks(
  context: Context,
  { signal, request = {} }: Options = {},
): Promise<number> {
  const { db, now, config } = context;
  const settings = await db.selectFrom("websiteSettings").select("checkLinks").executeTakeFirst();
  const addresses = settings?.checkLinks ? await listOutwardAddresses(context) : new Set<string>();
  const rows = await db.selectFrom("outwardLink").selectAll().execute();
  for (const { url } of rows)
    if (!addresses.has(url)) await db.deleteFrom("outwardLink").where("url", "=", url).execute();
  const before = toStoredInstant(now().subtract({ hours: recheckDays * 24 }));
  const recent = new Set(rows.flatMap(({ url, checkedAt }) => (checkedAt > before ? [url] : [])));
  let checked = 0;
  for (const url of [...addresses.difference(recent)].slice(0, maxChecked)) {
    if (signal?.aborted) break;
    const isGone = await isDead(url, { ...request, userAgent: new URL(config.siteOrigin).host });
    const values = { checkedAt: toStoredInstant(now()), isDead: Number(isGone) };
    await db
      .insertInto("outwardLink")
      .values({ url, ...values })
      .onConflict((conflict) => conflict.column("url").doUpdateSet(values))
      .execute();
    checked++;
  }
  return checked;
}

/** True for a page or host that doesn't exist. Other failures can be temporary, or the site rejects programs. */
async function isDead(address: string, request: Omit<PublicRequest, "method">): Promise<boolean> {
  const url = URL.parse(address);
  if (!url) return false;
  try {
    if ((await requestStatus(url, { ...request, method: "HEAD" })) < 400) return false;
    return [404, 410].includes(await requestStatus(url, { ...request, method: "GET" }));
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOTFOUND";
  }
}

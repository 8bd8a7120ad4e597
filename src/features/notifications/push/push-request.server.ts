import { createHash } from "node:crypto";
import { request, type RequestOptions } from "node:https";
import type { Config } from "#src/platform/config.ts";
import { pushEndpoint } from "./push-services.ts";
import type { PushedNotice } from "./pushed-notice.ts";

/** For how many days a push service keeps what a device can't be reached with (TTL; RFC 8030, 5.2). */
export const daysOnItsWay = 1;

/** How long a push service may take to answer. */
const answerMilliseconds = 10_000;

/** A subscription of a browser. */
interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

/** What a push service answered. */
export interface PushAnswer {
  status: number;
  /** Seconds, or a date (RFC 9110, 10.2.3). */
  retryAfter: string | undefined;
}

/** How the connection is made, and for how long; tests have push services of their own. */
export type Connection = Pick<RequestOptions, "ca" | "lookup" | "port"> & { milliseconds?: number };

/**
 * Sends a notice to a device by its push service (RFC 8030), encrypted so that only the device can read it (RFC 8291), and
 * signed so that the service knows the site (VAPID, RFC 8292). A redirect isn't followed.
 * @throws Error when there is no answer in time, or the endpoint isn't at a push service that the site knows
 */
export async function push(
  config: Config,
  { device, keys, notice }: { device: Device; keys: Keys; notice: PushedNotice },
  {
    connection: { milliseconds = answerMilliseconds, ...connection } = {},
    signal,
  }: { connection?: Connection | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PushAnswer> {
  // Checked when it was stored, too; a restored database may come from elsewhere.
  const { endpoint, p256dh, auth } = { ...device, endpoint: pushEndpoint.parse(device.endpoint) };
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      TTL: daysOnItsWay * 24 * 60 * 60,
      urgency: "high",
      // 32 characters of base64url at most; one that waits gives way to a newer one (RFC 8030, 5.4).
      topic: createHash("sha256").update(notice.tag).digest("base64url").slice(0, 32),
      contentEncoding: "aes128gcm",
      vapidDetails: { subject: contactOf(config), ...keys },
    },
  );
  const limits = [AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])];
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      { ...connection, method: "POST", headers, signal: AbortSignal.any(limits) },
      (answer) => {
        answer.destroy();
        resolve({ status: answer.statusCode!, retryAfter: answer.headers["retry-after"] });
      },
    );
    sent.on("error", reject);
    // Also the end of one that went over to another protocol, which is no error to Node, and no answer.
    sent.on("close", () => reject(new Error("no answer")));
    sent.end(body);
  });
}

/** Whom a push service can ask about the site (RFC 8292, 2.1). */
function contactOf({ siteOrigin, mail }: Config): string {
  if (siteOrigin.startsWith("https:")) return siteOrigin;
  return `mailto:${mail?.from ?? `post@${new URL(siteOrigin).hostname}`}`;
}

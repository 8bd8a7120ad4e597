import { createHash } from "node:crypto";
import { request, type RequestOptions } from "node:https";
import type { Config } from "#src/platform/config.ts";
import { pushEndpoint } from "./push-services.ts";
import type { PushedNotice } from "./pushed-notice.ts";

/** The number of days for which a push service keeps a notification for an unreachable device (TTL; RFC 8030, 5.2). */
export const timeToLiveDays = 1;

const answerMilliseconds = 10_000;

interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

export interface PushAnswer {
  status: number;
  /** A number of seconds, or a date (RFC 9110, 10.2.3). */
  retryAfter: string | undefined;
}

/** Options of the connection, which tests point at their own push services. */
export type Connection = Pick<RequestOptions, "ca" | "lookup" | "port"> & { milliseconds?: number };

/**
 * Sends a notification to a device's push service (RFC 8030). It is encrypted for the device (RFC 8291) and signed
 * with the site's key (VAPID, RFC 8292). Redirects aren't followed.
 * @throws Error when there is no response in time, or the endpoint isn't at a known push service
 */
export async function push(
  config: Config,
  { device, keys, notice }: { device: Device; keys: Keys; notice: PushedNotice },
  {
    connection: { milliseconds = answerMilliseconds, ...connection } = {},
    signal,
  }: { connection?: Connection | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PushAnswer> {
  // A restored database may contain an endpoint that this site never checked.
  const { endpoint, p256dh, auth } = { ...device, endpoint: pushEndpoint.parse(device.endpoint) };
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      TTL: timeToLiveDays * 24 * 60 * 60,
      urgency: "high",
      // At most 32 characters of base64url. A waiting notification is replaced by a newer one with the same topic (RFC
      // 8030, 5.4).
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
    // A protocol upgrade also ends here: Node reports neither an error nor a response.
    sent.on("close", () => reject(new Error("no answer")));
    sent.end(body);
  });
}

/** The contact address for push services (RFC 8292, 2.1). */
function contactOf({ siteOrigin, mail }: Config): string {
  if (siteOrigin.startsWith("https:")) return siteOrigin;
  return `mailto:${mail?.from ?? `post@${new URL(siteOrigin).hostname}`}`;
}

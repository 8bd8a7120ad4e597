import { createHash } from "node:crypto";
import { request, type RequestOptions } from "node:https";
import type { Config } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { pushEndpoint } from "./push-services.ts";

/** The number of days for which a push service stores a notification to staff for an unreachable device. */
export const timeToLiveDays = 1;

const answerMilliseconds = 10_000;

export interface Push {
  device: { endpoint: string; p256dh: string; auth: string };
  /** The content, which is sent as JSON. */
  notice: object;
  /** A notification replaces an earlier notification with the same tag. */
  tag: string;
  /** The time until which a push service stores the push for an unreachable device (TTL, RFC 8030, 5.2). */
  until: Temporal.Instant;
}

interface Keys {
  publicKey: string;
  privateKey: string;
}

export interface PushAnswer {
  status: number;
  /** The header Retry-After: seconds or a date (RFC 9110, 10.2.3). */
  retryAfter: string | undefined;
}

export type Connection = Pick<RequestOptions, "ca" | "lookup" | "port"> & { milliseconds?: number };

/**
 * Sends a notification to a push service (RFC 8030). The notification is encrypted for the device (RFC 8291). The
 * request is signed (VAPID, RFC 8292).
 * @throws `Error` if the connection fails or the push service doesn't respond in time
 * @throws `Error` if the host of the endpoint isn't a known push service
 */
export async function push(
  { config, now }: Pick<Context, "config" | "now">,
  { device, notice, tag, until }: Push,
  {
    keys,
    connection: { milliseconds = answerMilliseconds, ...connection } = {},
    signal,
  }: { keys: Keys; connection?: Connection | undefined; signal?: AbortSignal | undefined },
): Promise<PushAnswer> {
  // The endpoint is checked again, because a restored database may contain an unchecked endpoint.
  const { endpoint, p256dh, auth } = { ...device, endpoint: pushEndpoint.parse(device.endpoint) };
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      TTL: Math.max(0, Math.ceil(until.since(now()).total("seconds"))),
      urgency: "high",
      // A notification replaces a waiting notification with the same topic (RFC 8030, 5.4).
      topic: createHash("sha256").update(tag).digest("base64url").slice(0, 32),
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
    // After a protocol upgrade, Node emits neither "error" nor a response.
    sent.on("close", () => reject(new Error("no answer")));
    sent.end(body);
  });
}

/** Returns the contact address for push services (RFC 8292, 2.1). */
function contactOf({ siteOrigin, mail }: Config): string {
  if (siteOrigin.startsWith("https:")) return siteOrigin;
  return `mailto:${mail?.from ?? `post@${new URL(siteOrigin).hostname}`}`;
}

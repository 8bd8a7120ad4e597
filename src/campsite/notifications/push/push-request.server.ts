import { createHash } from "node:crypto";
import { request, type RequestOptions } from "node:https";
import type { Config } from "#src/platform/config.ts";
import { pushEndpoint } from "./push-services.ts";
import type { PushedNotice } from "./pushed-notice.ts";

/** A push service keeps a notification for an unreachable device this long (TTL; RFC 8030, 5.2). */
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
  /** Seconds, or a date (RFC 9110, 10.2.3). */
  retryAfter: string | undefined;
}

export type Connection = Pick<RequestOptions, "ca" | "lookup" | "port"> & { milliseconds?: number };

/**
 * Sends a notification to a push service (RFC 8030), encrypted for the device (RFC 8291) and signed (VAPID, RFC 8292).
 * @throws Error when there is no response in time, or the push service is unknown
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
      // A newer notification replaces a waiting one with the same topic (RFC 8030, 5.4).
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
    // Node reports neither an error nor a response for a protocol upgrade.
    sent.on("close", () => reject(new Error("no answer")));
    sent.end(body);
  });
}

/** The contact address for push services (RFC 8292, 2.1). */
function contactOf({ siteOrigin, mail }: Config): string {
  if (siteOrigin.startsWith("https:")) return siteOrigin;
  return `mailto:${mail?.from ?? `post@${new URL(siteOrigin).hostname}`}`;
}

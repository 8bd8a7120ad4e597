import { execFile } from "node:child_process";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:https";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Connection } from "#src/campsite/notifications/push/push-request.server.ts";

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService extends AsyncDisposable {
  /** The connection that leads the site to this service instead of the real service. */
  connection: Connection;
  received: ReceivedPush[];
  /** The response to later requests: a status with headers, or no response. */
  answer: { status: number; headers?: Record<string, string> } | "hangs";
}

/** Starts a push service on this machine with the name of a real push service, over TLS (RFC 8030). */
export async function startPushService(): Promise<PushService> {
  const { stdout } = await promisify(execFile)("openssl", [
    ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout - -out -".split(" "),
    "-subj",
    "/CN=fcm.googleapis.com",
    "-addext",
    "subjectAltName=DNS:fcm.googleapis.com",
  ]);
  const server = createServer({ key: stdout, cert: stdout }, (request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    service.received.push({ path: request.url!, headers: request.headers, body });
    if (service.answer === "hangs") return;
    response.writeHead(service.answer.status, service.answer.headers).end();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: PushService = {
    connection: {
      ca: stdout,
      port: (server.address() as AddressInfo).port,
      lookup: (_, { all }, found) =>
        all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4),
    },
    received: [],
    answer: { status: 201 },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** Creates a browser with the parts that push services and the site use. */
export function makeBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString("hex")}`,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
    /** Decrypts a push message (RFC 8291, 3.4; RFC 8188, 2). @throws Error when it was encrypted for another browser */
    read({ body }: ReceivedPush): unknown {
      const [salt, keyLength] = [body.subarray(0, 16), body[20]!];
      const sender = body.subarray(21, 21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
      const derive = (secret: Uint8Array, with_: Uint8Array, about: Uint8Array, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, with_, about, length));
      const shared = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const clear = Buffer.concat([decipher.update(body.subarray(21 + keyLength, -16)), decipher.final()]);
      // The content of the last record ends with the byte 2 and any number of zeros as padding (RFC 8188, 2).
      return JSON.parse(clear.subarray(0, clear.lastIndexOf(2)).toString());
    },
  };
}

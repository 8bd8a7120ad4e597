import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream";
import S3rver from "@20minutes/s3rver";
import type { BucketConfig } from "#src/platform/config.ts";

/** The faults of a store. A store that "waits" answers as soon as the fault ends. */
type Fault = "answers 503" | "hangs up" | "hangs" | "waits";

export interface TestStore extends AsyncDisposable {
  config: BucketConfig;
  environment: Record<string, string>;
  /** All requests so far, such as "GET /site/images/640/brygga-1a2b3c4d.webp". */
  requests: string[];
  /** Sets the fault of the next `times` requests. Without `times`, all later requests have the fault. */
  fail(fault: Fault | undefined, times?: number): void;
}

/**
 * Starts an S3 store that checks signatures. The store has three empty buckets: "site", and "backups" and "restored"
 * for copies. A proxy in front of the store causes the faults. The store can't list unfinished uploads; the drill
 * `swift` tests unfinished uploads.
 */
export async function startStore(): Promise<TestStore> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "campsite-store-"));
  const bucket = "site";
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    configureBuckets: [bucket, "backups", "restored"].map((name) => ({ name })),
  });
  const { port } = await store.run();
  const requests: string[] = [];
  let failing: { fault: Fault; times: number } | undefined;
  let faultEnded = Promise.withResolvers<void>();
  const proxy = createServer(async (incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    if (failing && failing.times-- > 0) {
      if (failing.fault === "hangs") return;
      if (failing.fault === "hangs up") return void incoming.socket.destroy();
      if (failing.fault === "answers 503")
        return void answer.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
      await faultEnded.promise;
    }
    const { method, url, headers } = incoming;
    const passedOn = ask({ port, method, path: url, headers, agent: false }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    // If a client is killed while it sends, the request to the store is aborted too.
    pipeline(incoming, passedOn, () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const config = {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    bucket,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {
    config,
    environment: {
      S3_URL: config.url,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    requests,
    fail(fault, times = Infinity) {
      failing = fault && { fault, times };
      faultEnded.resolve();
      faultEnded = Promise.withResolvers();
    },
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

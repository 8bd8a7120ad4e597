import cluster from "node:cluster";
import { createServer } from "node:net";
import { timeZone } from "./i18n/format.ts";
import type { Config } from "./platform/config.ts";
import type { Context } from "./platform/context.ts";
import { listen } from "./platform/http/http-server.ts";
import type { PrimaryChannel } from "./platform/sibling-processes.ts";

/** The pause in milliseconds before a dead worker is replaced. The pause doubles each time, up to the longest pause. */
const [firstPause, longestPause] = [100, 30_000];

/** The time in milliseconds after which a worker counts as stable. The death of a stable worker resets the pause. */
const stableAfter = 60_000;

/** The error when a worker can't start. The worker has logged the reason. */
export class WorkerError extends Error {
  override name = "WorkerError";
}

interface Workers {
  /** Resolves when all workers serve. @throws `WorkerError` if a worker exits before it serves */
  serving: Promise<void>;
  /** Stops the workers after they have finished their requests. Resolves when all workers have exited. */
  stop(): Promise<void>;
}

/** Starts the workers, and later replaces each that dies. @param port the result of `findPort` */
export function startWorkers(
  { config, log, now }: Context,
  port: number,
  switchboard: PrimaryChannel,
): Workers {
  const environment = { ...settingsOf(config), PORT: String(port) };
  let isStopping = false;
  let areServing = false;

  function start(pause: number): Promise<void> {
    const startedAt = performance.now();
    const worker = cluster.fork({
      ...environment,
      ...(config.clockOffset !== 0 && { DEMO_NOW: clockOf(now()) }),
    });
    const { promise: serves, resolve, reject } = Promise.withResolvers<void>();
    switchboard.add(worker);
    worker.on("message", (message) => message === "serves" && resolve());
    worker.once("exit", (code: number | null, signal: NodeJS.Signals | null) => {
      reject(
        new WorkerError(`A worker ended with ${signal ?? code} before it was ready, so the site stops.`),
      );
      if (isStopping || !areServing) return;
      const wait = performance.now() - startedAt > stableAfter ? firstPause : pause;
      log.error({ ended: worker.id, code, signal, wait }, "worker ended; starting another");
      setTimeout(() => isStopping || start(Math.min(wait * 2, longestPause)), wait);
    });
    // Nothing waits for a worker that replaces another worker, so the rejection is ignored.
    serves.catch(() => {});
    return serves;
  }

  async function waitForFirst(workers: Promise<void>[]): Promise<void> {
    try {
      await Promise.all(workers);
      areServing = true;
    } catch (error) {
      // Without SIGKILL, workers would log errors about the missing primary and hide the real error.
      if (!isStopping) await endAll("SIGKILL");
      throw error;
    }
  }

  return {
    serving: waitForFirst(Array.from({ length: config.workers }, () => start(firstPause))),
    stop() {
      isStopping = true;
      return endAll("SIGTERM");
    },
  };
}

async function endAll(signal: NodeJS.Signals): Promise<void> {
  await Promise.all(
    Object.values(cluster.workers ?? {}).map((worker) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      worker!.once("exit", () => resolve());
      worker!.process.kill(signal);
      return promise;
    }),
  );
}

/** Returns a port for workers. Port 0 lets the system choose. @throws `ConfigError` if it can't be used */
export async function findPort({ port, host }: Config): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

/** Returns the demo's current time, as the value of DEMO_NOW. The clock of a worker continues from this time. */
const clockOf = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "millisecond" });

/** Returns settings that only the primary knows, such as the settings of the embedded sign-in provider. */
function settingsOf({ siteOrigin, audience, signIn }: Config): Record<string, string> {
  if (!signIn) return {};
  const { issuer, clientId, claim, emails } = signIn;
  return {
    SITE_ORIGIN: siteOrigin,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_AUDIENCE: audience,
    STAFF_CLAIM: claim ? `${claim.name}=${claim.value}` : "",
    STAFF_EMAILS: emails.join(","),
  };
}

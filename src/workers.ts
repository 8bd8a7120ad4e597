import cluster from "node:cluster";
import { createServer } from "node:net";
import { timeZone } from "./i18n/format.ts";
import type { Config } from "./platform/config.ts";
import type { Context } from "./platform/context.ts";
import { listen } from "./platform/http/http-server.ts";
import type { Switchboard } from "./platform/neighbours.ts";

/*
 * The processes of a site with WORKERS: this one, the primary, starts the workers, which serve.
 */

/** The pause before a worker that has died is started again, in milliseconds: twice as long each time. */
const [firstPause, longestPause] = [100, 30_000];

/** A worker that has lived so long, in milliseconds, starts anew with the first pause. */
const steadyLife = 60_000;

/** A worker couldn't start; why is what it said itself. */
export class WorkerError extends Error {
  override name = "WorkerError";
}

interface Workers {
  /** Done when all of them serve. @throws WorkerError when one ends before */
  serving: Promise<void>;
  /** Lets each finish its requests. @returns once all have ended */
  stop(): Promise<void>;
}

/** Starts the workers, and starts again each that dies. @param port what `findPort` has found */
export function startWorkers({ config, log, now }: Context, port: number, switchboard: Switchboard): Workers {
  const environment = { ...settingsOf(config), PORT: String(port) };
  let isStopping = false;
  let areServing = false;

  function start(pause: number): Promise<void> {
    const begun = performance.now();
    const worker = cluster.fork({
      ...environment,
      ...(config.clockOffset !== 0 && { DEMO_NOW: clockOf(now()) }),
    });
    const { promise: serves, resolve, reject } = Promise.withResolvers<void>();
    switchboard.add(worker);
    worker.on("message", (message) => message === "serves" && resolve());
    worker.once("exit", (code: number | null, signal: NodeJS.Signals | null) => {
      reject(new WorkerError(`A worker ended with ${signal ?? code} before it served, so the site ends.`));
      if (isStopping || !areServing) return;
      const wait = performance.now() - begun > steadyLife ? firstPause : pause;
      log.error({ ended: worker.id, code, signal, wait }, "worker ended; another is started");
      setTimeout(() => isStopping || start(Math.min(wait * 2, longestPause)), wait);
    });
    // Only the first workers are waited for.
    serves.catch(() => {});
    return serves;
  }

  async function waitForFirst(workers: Promise<void>[]): Promise<void> {
    try {
      await Promise.all(workers);
      areServing = true;
    } catch (error) {
      // Their own complaints of a primary that is gone would hide what went wrong.
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

/**
 * Finds out whether workers can listen there.
 * @returns the port, which the system chooses when 0 is asked for
 * @throws ConfigError when they can't
 */
export async function findPort({ port, host }: Config): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

/** What the demo's clock says, so that a worker's goes on from there. */
const clockOf = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "millisecond" });

/** What workers can't find out for themselves: their embedded provider is in the primary, an issuer like others. */
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

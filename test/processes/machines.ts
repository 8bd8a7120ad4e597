import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "#test/support/server.ts";
import { ask, type Answer, type Asking, type Staff } from "./guests-and-staff.ts";

/** Several machines of one site: processes that share a database and a store, each with a disk of its own. */
export interface Machines extends AsyncDisposable {
  origins: string[];
  /** The folders of their disks, in the same order. */
  disks: string[];
  /** Asks another machine than the last time. */
  get(path: string, asking?: Asking): Promise<Answer>;
  /** Makes a call of the API, at another machine than the last time. */
  call(path: string, asking?: Asking): Promise<Answer>;
  /** Does the same at each of them, at once. */
  atAll<Value>(work: (origin: string) => Promise<Value>): Promise<Value[]>;
  /** Tells all to stop. @returns their exit codes */
  stop(): Promise<(number | null)[]>;
}

/** Starts three machines at the same moment. @param environment what they share */
export async function startMachines(staff: Staff, environment: Record<string, string>): Promise<Machines> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-machines-"));
  stack.defer(() => rm(folder, { recursive: true, maxRetries: 5 }));
  const disks = ["a", "b", "c"].map((name) => path.join(folder, name));
  const servers = disks.map((disk) =>
    stack.use(startServer({ ...staff.environment, ...environment, DATA_DIR: disk })),
  );
  const origins = await Promise.all(servers.map(({ origin }) => origin));
  let turn = 0;
  const next = () => origins[turn++ % origins.length]!;
  const started = stack.move();
  return {
    origins,
    disks,
    get: (asked, asking) => ask(next() + asked, asking),
    call: (asked, asking) => staff.call(next(), asked, asking),
    atAll: (work) => Promise.all(origins.map(work)),
    stop() {
      for (const each of servers) each.signal("SIGTERM");
      return Promise.all(servers.map(async ({ ended }) => (await ended).code));
    },
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "#test/support/server.ts";
import { ask, type Answer, type AskOptions, type Staff } from "./guests-and-staff.ts";

/** Several machines of one site. The machines share a database and a store, and each has its own disk. */
export interface Machines extends AsyncDisposable {
  origins: string[];
  /** The folders of the machines' disks, in the order of `origins`. */
  disks: string[];
  /** Sends a request to the next machine in turn. */
  get(path: string, options?: AskOptions): Promise<Answer>;
  /** Calls the API as staff at the next machine in turn. */
  call(path: string, options?: AskOptions): Promise<Answer>;
  /** Runs a function for all machines at once. */
  atAll<Value>(work: (origin: string) => Promise<Value>): Promise<Value[]>;
  /** Stops all machines. @returns their exit codes */
  stop(): Promise<(number | null)[]>;
}

/** Starts three machines at once. @param environment the machines' shared settings */
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
    get: (pathname, options) => ask(next() + pathname, options),
    call: (pathname, options) => staff.call(next(), pathname, options),
    atAll: (work) => Promise.all(origins.map(work)),
    stop() {
      for (const each of servers) each.signal("SIGTERM");
      return Promise.all(servers.map(async ({ ended }) => (await ended).code));
    },
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}

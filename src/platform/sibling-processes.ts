import type { Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";

/* A save's response waits at most half a second until all processes have renewed their cached pages. */

export interface SiblingProcesses {
  /** Notifies the other processes of a write. Resolves when all have handled it, or after `longestWait`. */
  notify(version: number): Promise<void>;
  /** Adds a function that runs after a write by another process. The writing process waits for the function. */
  onWrite(listener: (version: number) => Promise<void>): void;
}

export const noSiblings: SiblingProcesses = { notify: async () => {}, onWrite() {} };

/** The maximum wait for other processes in milliseconds. A process that is late notices the write by polling. */
const longestWait = 500;

/** A message about a write, or the confirmation of a message. `written` is null when a worker joins. */
type Message = { written: number | null; number: number } | { confirmed: number };

/** True for messages of this module. Node and the metrics send other messages through the same channel. */
const isOurs = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && ("written" in message || "confirmed" in message);

type End = Pick<Worker, "on" | "send" | "isConnected">;

function openChannel(
  end: End,
  handleWrite: (version: number | null) => void | Promise<void>,
): (version: number | null) => Promise<void> {
  const waiting = new Map<number, () => void>();
  let count = 0;
  // A dead process doesn't need the message, because it restarts without cached pages.
  const send = (message: Message) => end.isConnected() && end.send(message, () => {});
  end.on("message", async (message: unknown) => {
    if (!isOurs(message)) return;
    if ("confirmed" in message) return waiting.get(message.confirmed)?.();
    await handleWrite(message.written);
    send({ confirmed: message.number });
  });
  end.on("disconnect", () => waiting.forEach((resolve) => resolve()));
  return async (version) => {
    if (!end.isConnected()) return;
    const number = count++;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(number, resolve);
    send({ written: version, number });
    const waited = new AbortController();
    await Promise.race([promise, setTimeout(longestWait, undefined, waited).catch(() => {})]);
    waited.abort();
    waiting.delete(number);
  };
}

/** Connects a worker to its siblings. After `join`, writes of other processes wait for this worker too. */
export function connectSiblings(worker: Worker): SiblingProcesses & { join(): Promise<void> } {
  const listeners: ((version: number) => Promise<void>)[] = [];
  const notify = openChannel(worker, async (version) => {
    if (version !== null) await Promise.all(listeners.map((listener) => listener(version)));
  });
  return { notify, onWrite: (listener) => void listeners.push(listener), join: () => notify(null) };
}

export interface PrimaryChannel extends SiblingProcesses {
  /** Connects a worker. Writes don't wait for the worker until it joins. */
  add(worker: Worker): void;
}

export function createSwitchboard(): PrimaryChannel {
  const channels = new Map<Worker, (version: number) => Promise<void>>();
  const notifyOthers = async (sender: Worker | undefined, version: number) => {
    const others = [...channels].filter(([worker]) => worker !== sender);
    await Promise.all(others.map(([, notify]) => notify(version)));
  };
  return {
    add(worker) {
      const notify = openChannel(worker, (version) => {
        if (version !== null) return notifyOthers(worker, version);
        channels.set(worker, notify);
        return undefined;
      });
      worker.on("exit", () => channels.delete(worker));
    },
    notify: (version) => notifyOthers(undefined, version),
    // A primary with workers serves no pages.
    onWrite() {},
  };
}

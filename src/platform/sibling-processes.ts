import type { Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";

/*
 * Messages between the site's processes on one machine. A save gets its response only after all processes have renewed
 * their cached pages, so that the next request shows it in any process. Workers only communicate with the primary,
 * which forwards their messages.
 */

/** The site's other processes on this machine. */
export interface SiblingProcesses {
  /** Notifies all of them of a write's content version. Resolves when each has handled it, or after `patience`. */
  notify(version: number): Promise<void>;
  /** Adds a handler for the content versions of others' writes. The writing process waits for it. */
  onWrite(listener: (version: number) => Promise<void>): void;
}

/** For a site without workers. */
export const noSiblings: SiblingProcesses = { notify: async () => {}, onWrite() {} };

/** Milliseconds to wait for a process. By then it detects the write by polling. */
const patience = 500;

/** A write's content version, or the confirmation that it was handled. A worker's first message has no version. */
type Message = { written: number | null; number: number } | { heard: number };

/** True for our messages. Node and the metrics use the channel too. */
const isOurs = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && ("written" in message || "heard" in message);

type End = Pick<Worker, "on" | "send" | "isConnected">;

/**
 * Listens at one end of a channel.
 * @param handleWrite handles a write of the other end, which waits for it
 * @returns a function that sends a write and waits for its confirmation
 */
function openChannel(
  end: End,
  handleWrite: (version: number | null) => void | Promise<void>,
): (version: number | null) => Promise<void> {
  const waiting = new Map<number, () => void>();
  let count = 0;
  // A process that has just died needs no message: it restarts without cached pages.
  const send = (message: Message) => end.isConnected() && end.send(message, () => {});
  end.on("message", async (message: unknown) => {
    if (!isOurs(message)) return;
    if ("heard" in message) return waiting.get(message.heard)?.();
    await handleWrite(message.written);
    send({ heard: message.number });
  });
  end.on("disconnect", () => waiting.forEach((resolve) => resolve()));
  return async (version) => {
    if (!end.isConnected()) return;
    const number = count++;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(number, resolve);
    send({ written: version, number });
    const waited = new AbortController();
    await Promise.race([promise, setTimeout(patience, undefined, waited).catch(() => {})]);
    waited.abort();
    waiting.delete(number);
  };
}

/**
 * Connects a worker with its siblings through the primary.
 * @returns the siblings; after `join` their writes wait for this worker too
 */
export function connectSiblings(worker: Worker): SiblingProcesses & { join(): Promise<void> } {
  const listeners: ((version: number) => Promise<void>)[] = [];
  const notify = openChannel(worker, async (version) => {
    if (version !== null) await Promise.all(listeners.map((listener) => listener(version)));
  });
  return { notify, onWrite: (listener) => void listeners.push(listener), join: () => notify(null) };
}

export interface PrimaryChannel extends SiblingProcesses {
  /** Adds a new worker. Writes don't wait for it before it joins. */
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
    // A primary of workers serves no pages, so it detects writes soon enough by polling.
    onWrite() {},
  };
}

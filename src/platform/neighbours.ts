import type { Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";

/*
 * What the processes of one machine tell each other when the site runs in several: that something was written. A save
 * is answered once all of them have renewed their finished pages, so that the next request shows it whichever process
 * answers. Workers know only the primary, which passes on what each of them says.
 */

/** A write, by the content version that it made and the tables that it wrote. */
export interface Write {
  version: number;
  tables: readonly string[];
}

/** The other processes of this machine's site. */
export interface Neighbours {
  /** Tells all of them of a write. Returns once each has heard it, or `patience` is over. */
  tell(write: Write): Promise<void>;
  /** Sets what to do when one of them has written; that one waits for its end. */
  onTold(listener: (write: Write) => Promise<void>): void;
}

/** For the one process of a site without workers. */
export const noNeighbours: Neighbours = { tell: async () => {}, onTold() {} };

/** Milliseconds to wait for a process that doesn't answer; by then it will have found the write by itself. */
const patience = 500;

/**
 * In either direction: a write, and that everybody beyond has heard of it. A worker's first word has no write.
 */
type Message = { written: Write | null; number: number } | { heard: number };

/** Others use the channel too: Node, and what collects the workers' measures. */
const isOurs = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && ("written" in message || "heard" in message);

/** One end of the channel between two processes. */
type End = Pick<Worker, "on" | "send" | "isConnected">;

/**
 * Listens at one end of a channel.
 * @param hear what to do with a write that the other end tells of; its end is the answer
 * @returns tells the other end of a write, and waits for its answer
 */
function openChannel(
  end: End,
  hear: (write: Write | null) => void | Promise<void>,
): (write: Write | null) => Promise<void> {
  const waiting = new Map<number, () => void>();
  let count = 0;
  // A process that has just died is told nothing: it comes back without finished pages.
  const send = (message: Message) => end.isConnected() && end.send(message, () => {});
  end.on("message", async (message: unknown) => {
    if (!isOurs(message)) return;
    if ("heard" in message) return waiting.get(message.heard)?.();
    await hear(message.written);
    send({ heard: message.number });
  });
  end.on("disconnect", () => waiting.forEach((resolve) => resolve()));
  return async (write) => {
    if (!end.isConnected()) return;
    const number = count++;
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(number, resolve);
    send({ written: write, number });
    const waited = new AbortController();
    await Promise.race([promise, setTimeout(patience, undefined, waited).catch(() => {})]);
    waited.abort();
    waiting.delete(number);
  };
}

/**
 * A worker's neighbours, by way of the primary.
 * @returns with `join`, from whose end on the others' writes wait for this worker too
 */
export function neighboursOf(worker: Worker): Neighbours & { join(): Promise<void> } {
  const listeners: ((write: Write) => Promise<void>)[] = [];
  const tell = openChannel(worker, async (write) => {
    if (write) await Promise.all(listeners.map((listener) => listener(write)));
  });
  return { tell, onTold: (listener) => void listeners.push(listener), join: () => tell(null) };
}

/** The primary's neighbours: its workers. */
export interface Switchboard extends Neighbours {
  /** Adds a worker that was just started. Nobody waits for it before it joins. */
  add(worker: Worker): void;
}

export function createSwitchboard(): Switchboard {
  const channels = new Map<Worker, (write: Write) => Promise<void>>();
  const tellAllBut = async (teller: Worker | undefined, write: Write) => {
    const others = [...channels].filter(([worker]) => worker !== teller);
    await Promise.all(others.map(([, tell]) => tell(write)));
  };
  return {
    add(worker) {
      const tell = openChannel(worker, (write) => {
        if (write) return tellAllBut(worker, write);
        channels.set(worker, tell);
        return undefined;
      });
      worker.on("exit", () => channels.delete(worker));
    },
    tell: (write) => tellAllBut(undefined, write),
    // The primary serves nobody, so it has no finished pages to drop.
    onTold() {},
  };
}

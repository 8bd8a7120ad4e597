import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { Problem } from "#src/platform/api/problem.ts";
import type { Answer, Errand, Tasks } from "./workshop-program.ts";

/*
 * Heavy work in a process of its own, beside the one that answers guests: its memory goes with it, it gets a processor
 * when nobody else wants one, and whatever a file from outside does to it, the site goes on.
 */

export interface Workshop<Offered extends Tasks> {
  /**
   * Has a task done. What goes in and comes out is copied: numbers, texts, buffers and plain objects of them.
   * @throws Problem busy when too much is waiting, broken-off when the process ended or took too long over it; and what
   * the task throws
   */
  run<Name extends keyof Offered & string>(
    name: Name,
    ...input: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>;
}

interface Options<Offered extends Tasks> {
  /** Tasks that nobody waits for: they are done when there are no others. */
  last?: readonly (keyof Offered & string)[];
  /** How long a task may take. */
  mostMilliseconds: number;
  /**
   * How much memory the process may have, all that it takes from the system: Node's own limit leaves out what is unpacked
   * into buffers. Looked at several times a second, where the system tells it (Linux).
   */
  mostMegabytes?: number;
  /** How long the process stays without work. */
  idleMilliseconds: number;
  /** How many tasks may wait. */
  mostWaiting?: number;
  /** What Node is started with. */
  execArgv?: string[];
}

interface Task {
  errand: Errand;
  isLast: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const retrySeconds = "5";

/** How often the memory of a process that works is looked at: a bomb unpacks some 20 MB meanwhile. */
const lookMilliseconds = 100;

/**
 * Makes a workshop. Its process starts with the first task, does one after the other, and ends once it is idle, or with
 * the process that it belongs to. When it is killed, that task fails and the next one has a new process.
 * @param program a file that calls `serveTasks`, next to the calling one both in the source and in the build
 */
export function openWorkshop<Offered extends Tasks>(
  program: URL,
  {
    last = [],
    mostMilliseconds,
    mostMegabytes = Infinity,
    idleMilliseconds,
    mostWaiting = 50,
    execArgv = [],
  }: Options<Offered>,
): Workshop<Offered> {
  const waiting: Task[] = [];
  let underWay: Task | undefined;
  let child: ChildProcess | undefined;
  /** Ends the process when it is idle, or takes too long. */
  let timer: NodeJS.Timeout | undefined;
  /** Ends the process when it takes too much memory. */
  let watch: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // It has none of the site's secrets.
    const { LD_LIBRARY_PATH } = process.env;
    const started = fork(fileURLToPath(program), {
      execArgv,
      env: LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    started.unref();
    (started.stderr as Socket).unref();
    let said = "";
    started.stderr!.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2000)));
    const forget = (cause: Error) => {
      if (child !== started) return;
      child = undefined;
      finish((task) => task.reject(brokenOff(cause)));
    };
    started.once("error", forget);
    started.once("close", (code, signal) =>
      forget(new Error(`The process ended with ${code ?? signal}. ${said}`.trim())),
    );
    started.on("message", (answer: Answer) => {
      if (child === started) finish((task) => settle(task, answer));
    });
    return started;
  }

  function finish(how: (task: Task) => void): void {
    const task = underWay;
    underWay = undefined;
    if (task) how(task);
    next();
  }

  function next(): void {
    if (underWay) return;
    underWay = waiting.shift();
    clearTimeout(timer);
    clearInterval(watch);
    if (!underWay) {
      child?.channel?.unref();
      timer = setTimeout(rest, idleMilliseconds).unref();
      return;
    }
    const present = (child ??= start());
    present.channel?.ref();
    timer = setTimeout(() => present.kill("SIGKILL"), mostMilliseconds).unref();
    if (mostMegabytes < Infinity)
      watch = setInterval(() => {
        if (megabytesOf(present) > mostMegabytes) present.kill("SIGKILL");
      }, lookMilliseconds).unref();
    // What can't be sent is told by the end of the process.
    present.send(underWay.errand, () => {});
  }

  /** It ends when nobody is there any more. */
  function rest(): void {
    const present = child;
    child = undefined;
    if (present?.connected) present.disconnect();
  }

  return {
    run: (name, ...input) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting)
          throw new Problem("busy", { headers: { "Retry-After": retrySeconds } });
        const isLast = last.includes(name);
        const place = isLast ? -1 : waiting.findIndex((task) => task.isLast);
        const task: Task = { errand: { name, input }, isLast, resolve, reject };
        waiting.splice(place < 0 ? waiting.length : place, 0, task);
        next();
      }),
  };
}

/** @returns 0 where the system doesn't tell, and for a process that has just ended */
function megabytesOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function settle({ resolve, reject }: Task, answer: Answer): void {
  if ("problem" in answer) reject(new Problem(answer.problem, { cause: answer.cause }));
  else if ("error" in answer) reject(answer.error);
  else resolve(answer.value);
}

const brokenOff = (cause: Error) =>
  new Problem("broken-off", { cause, headers: { "Retry-After": retrySeconds } });

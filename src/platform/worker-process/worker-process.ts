import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Problem } from "#src/platform/api/problem.ts";
import type { Answer, TaskRequest, Tasks } from "./worker-program.ts";

/* Heavy work runs in a process of low priority, so that a malicious file can't stop the site. */

export interface WorkerProcess<Offered extends Tasks> {
  /**
   * Runs a task. Arguments and results are copied, so they must be numbers, texts, buffers or plain objects.
   * @throws Problem "busy" when too many tasks are waiting
   * @throws Problem "broken-off" when the process ends before the task
   * @throws any error of the task
   */
  run<Name extends keyof Offered & string>(
    name: Name,
    ...input: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>;
  /** Returns a function that runs tasks of another module in the same process. @param module a URL from `fileBeside` */
  of<Exported extends Tasks>(module: URL): Pick<WorkerProcess<Exported>, "run">;
}

/** Returns the URL of a module beside the calling file. @param from the caller's `import.meta.url` */
export const fileBeside = (from: string, name: `${string}-tasks.server`): URL =>
  new URL(`${name}${path.extname(from)}`, from);

interface Options<Offered extends Tasks> {
  last?: readonly (keyof Offered & string)[];
  maxMilliseconds: number;
  /** The memory limit of the process on Linux. Unlike Node's own limit, it includes buffers. */
  maxMegabytes?: number;
  idleMilliseconds: number;
  maxWaiting?: number;
  execArgv?: string[];
  /** The environment variables of the process. The default has no secrets of the site. */
  environment?: NodeJS.ProcessEnv;
  /** Aborting this signal kills the process, so that the running task fails. */
  signal?: AbortSignal | undefined;
}

interface Task {
  errand: TaskRequest;
  isLowPriority: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const retrySeconds = "5";

/** The interval between two memory checks. A decompression bomb unpacks about 20 MB in this time. */
const checkMilliseconds = 100;

/**
 * Creates a worker process that runs one task at a time. The process starts with the first task. When this process has
 * ended, a new process starts with the next task.
 * @param program the URL, from `fileBeside`, of a file that calls `serveTasks`
 */
export function openWorkerProcess<Offered extends Tasks>(
  program: URL,
  {
    last = [],
    maxMilliseconds,
    maxMegabytes = Infinity,
    idleMilliseconds,
    maxWaiting = 50,
    execArgv = [],
    environment = withoutSecrets(),
    signal,
  }: Options<Offered>,
): WorkerProcess<Offered> {
  const waiting: Task[] = [];
  let underWay: Task | undefined;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(program), {
      execArgv,
      env: environment,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      ...(signal && { signal, killSignal: "SIGKILL" }),
    });
    started.unref();
    (started.stderr as Socket).unref();
    let stderr = "";
    started.stderr!.setEncoding("utf8").on("data", (text: string) => (stderr = (stderr + text).slice(-2000)));
    const forget = (cause: Error) => {
      if (child !== started) return;
      child = undefined;
      finish((task) => task.reject(brokenOff(cause)));
    };
    started.once("error", forget);
    started.once("close", (code, ending) =>
      forget(new Error(`The process ended with ${code ?? ending}. ${stderr}`.trim())),
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
      timer = setTimeout(releaseProcess, idleMilliseconds).unref();
      return;
    }
    const present = (child ??= start());
    present.channel?.ref();
    timer = setTimeout(() => present.kill("SIGKILL"), maxMilliseconds).unref();
    if (maxMegabytes < Infinity)
      watch = setInterval(() => {
        if (megabytesOf(present) > maxMegabytes) present.kill("SIGKILL");
      }, checkMilliseconds).unref();
    // Ignore errors of sending, because the task of an ended process is rejected anyway.
    present.send(underWay.errand, () => {});
  }

  function releaseProcess(): void {
    const present = child;
    child = undefined;
    if (present?.connected) present.disconnect();
  }

  const add = (errand: TaskRequest) =>
    new Promise<any>((resolve, reject) => {
      if (waiting.length >= maxWaiting)
        throw new Problem("busy", { headers: { "Retry-After": retrySeconds } });
      const isLowPriority = !errand.module && last.includes(errand.name);
      const place = isLowPriority ? -1 : waiting.findIndex((task) => task.isLowPriority);
      waiting.splice(place < 0 ? waiting.length : place, 0, { errand, isLowPriority, resolve, reject });
      next();
    });
  return {
    run: (name, ...input) => add({ name, input }),
    of: ({ href }) => ({ run: (name, ...input) => add({ name, module: href, input }) }),
  };
}

function withoutSecrets(): NodeJS.ProcessEnv {
  const { LD_LIBRARY_PATH } = process.env;
  return LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {};
}

/** Returns a process's memory in megabytes; 0 without /proc, and for a process that has just ended. */
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

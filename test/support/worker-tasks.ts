import { readFileSync } from "node:fs";
import { Problem } from "#src/platform/api/problem.ts";
import { serveTasks } from "#src/platform/worker-process/worker-program.ts";

/* Tasks of a worker process in tests. The tasks describe the process, fail, hang or kill the process. */
let done = 0;
const tasks = {
  about: async () => ({
    pid: process.pid,
    done: ++done,
    environment: Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL")),
    // The nice value is the 17th field after the program's name (proc(5)).
    nice: Number(readFileSync("/proc/self/stat", "utf8").split(") ")[1]!.split(" ")[16]),
  }),
  reverse: async (bytes: Buffer) => Buffer.from(bytes.toReversed()),
  refuse: async () => Promise.reject(new Problem("unreadable-picture", { cause: new Error("torn") })),
  fail: async () => Promise.reject(new RangeError("too wide")),
  fill: async (megabytes: number) => {
    const held = Buffer.alloc(megabytes * 1024 * 1024, 1);
    return new Promise<void>(() => held.length);
  },
  hang: async () => new Promise<void>(() => {}),
  end: async () => process.kill(process.pid, "SIGKILL"),
  idly: async () => ++done,
};

export type TestTasks = typeof tasks;

serveTasks(tasks);

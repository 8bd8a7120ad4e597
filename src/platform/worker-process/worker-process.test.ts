import { existsSync } from "node:fs";
import os from "node:os";
import { expect, test, vi } from "vitest";
import type { TestTasks } from "#test/support/worker-tasks.ts";
import { openWorkerProcess } from "./worker-process.ts";

const program = new URL(import.meta.resolve("#test/support/worker-tasks.ts"));
const open = (options: Partial<Parameters<typeof openWorkerProcess<TestTasks>>[1]> = {}) =>
  openWorkerProcess<TestTasks>(program, { maxMilliseconds: 20_000, idleMilliseconds: 20_000, ...options });

const lives = (pid: number) => existsSync(`/proc/${pid}`);
const brokenOff = { kind: "broken-off", headers: { "Retry-After": "5" } };

test("a worker process runs one task at a time, and low-priority tasks last", async () => {
  vi.stubEnv("S3_SECRET_ACCESS_KEY", "secret");
  const worker = open({ last: ["idly"] });
  const [first, idly, later] = await Promise.all([
    worker.run("about"),
    worker.run("idly"),
    worker.run("about"),
  ]);
  expect(later.pid).toBe(first.pid);
  expect([first.done, later.done, idly]).toEqual([1, 2, 3]);
  expect(first.pid).not.toBe(process.pid);
  expect(first.nice).toBe(Math.max(10, os.getPriority()));
  expect(first.environment).not.toContain("S3_SECRET_ACCESS_KEY");
  expect((await open({ environment: { TMPDIR: "/tmp" } }).run("about")).environment).toEqual(["TMPDIR"]);
  const large = Buffer.alloc(3_000_000, "Brygga");
  expect((await worker.run("reverse", large)).equals(Buffer.from(large.toReversed()))).toBe(true);
  await expect(worker.run("refuse")).rejects.toMatchObject({
    kind: "unreadable-picture",
    cause: { message: "torn" },
  });
  await expect(worker.run("fail")).rejects.toThrow(new RangeError("too wide"));
  expect((await worker.run("about")).pid).toBe(first.pid);
});

test("a task fails alone when its process is killed or the task takes too long, and the next tasks get a new process", async () => {
  const worker = open();
  const { pid } = await worker.run("about");
  const [killed, next] = await Promise.allSettled([worker.run("end"), worker.run("about")]);
  expect(killed).toMatchObject({ reason: { ...brokenOff, cause: { message: /SIGKILL/ } } });
  expect(next).toMatchObject({ value: { done: 1 } });
  expect(lives(pid)).toBe(false);
  await expect(open({ maxMilliseconds: 100 }).run("hang")).rejects.toMatchObject(brokenOff);
});

test("a task that takes too much memory is aborted, even if Node's own limit doesn't count the memory", async () => {
  const worker = open({
    maxMilliseconds: 600_000,
    maxMegabytes: 400,
    execArgv: ["--max-old-space-size=64"],
  });
  expect(await worker.run("about")).toMatchObject({ done: 1 });
  await expect(worker.run("fill", 500)).rejects.toMatchObject(brokenOff);
  expect(await worker.run("about")).toMatchObject({ done: 1 });
});

test("a program that can't start reports why, and tasks beyond the queue's limit are refused", async () => {
  const worker = openWorkerProcess<TestTasks>(new URL("missing.ts", import.meta.url), {
    maxMilliseconds: 20_000,
    idleMilliseconds: 0,
    maxWaiting: 1,
  });
  const refused = await Promise.allSettled([1, 2, 3].map(() => worker.run("about")));
  const missing = { reason: { ...brokenOff, cause: { message: /Cannot find module/ } } };
  expect(refused).toMatchObject([missing, missing, { reason: { kind: "busy", headers: brokenOff.headers } }]);
});

test("an idle process ends, and the next task starts a new process", async () => {
  const worker = open({ idleMilliseconds: 0 });
  const { pid } = await worker.run("about");
  await expect.poll(() => lives(pid)).toBe(false);
  expect((await worker.run("about")).done).toBe(1);
});

import { existsSync } from "node:fs";
import os from "node:os";
import { expect, test, vi } from "vitest";
import type { TestTasks } from "#test/support/workshop-tasks.ts";
import { openWorkerProcess } from "./workshop.ts";

const program = new URL(import.meta.resolve("#test/support/workshop-tasks.ts"));
const open = (options: Partial<Parameters<typeof openWorkerProcess<TestTasks>>[1]> = {}) =>
  openWorkerProcess<TestTasks>(program, { mostMilliseconds: 20_000, idleMilliseconds: 20_000, ...options });

const lives = (pid: number) => existsSync(`/proc/${pid}`);
const brokenOff = { kind: "broken-off", headers: { "Retry-After": "5" } };

test("a workshop has one process, which does one task after the other, and last what nobody waits for", async () => {
  vi.stubEnv("S3_SECRET_ACCESS_KEY", "secret");
  const workshop = open({ last: ["idly"] });
  const [first, idly, later] = await Promise.all([
    workshop.run("about"),
    workshop.run("idly"),
    workshop.run("about"),
  ]);
  expect(later.pid).toBe(first.pid);
  expect([first.done, later.done, idly]).toEqual([1, 2, 3]);
  expect(first.pid).not.toBe(process.pid);
  expect(first.nice).toBe(Math.max(10, os.getPriority()));
  expect(first.environment).not.toContain("S3_SECRET_ACCESS_KEY");
  const large = Buffer.alloc(3_000_000, "Brygga");
  expect((await workshop.run("reverse", large)).equals(Buffer.from(large.toReversed()))).toBe(true);
  await expect(workshop.run("refuse")).rejects.toMatchObject({
    kind: "unreadable-picture",
    cause: { message: "torn" },
  });
  await expect(workshop.run("fail")).rejects.toThrow(new RangeError("too wide"));
  expect((await workshop.run("about")).pid).toBe(first.pid);
});

test("a task whose process is killed, or that takes too long, fails by itself: the next ones have another", async () => {
  const workshop = open();
  const { pid } = await workshop.run("about");
  const [killed, next] = await Promise.allSettled([workshop.run("end"), workshop.run("about")]);
  expect(killed).toMatchObject({ reason: { ...brokenOff, cause: { message: /SIGKILL/ } } });
  expect(next).toMatchObject({ value: { done: 1 } });
  expect(lives(pid)).toBe(false);
  await expect(open({ mostMilliseconds: 100 }).run("hang")).rejects.toMatchObject(brokenOff);
});

test("a task that takes too much memory is broken off, also when that lies outside of Node's own limit", async () => {
  const workshop = open({
    mostMilliseconds: 600_000,
    mostMegabytes: 400,
    execArgv: ["--max-old-space-size=64"],
  });
  expect(await workshop.run("about")).toMatchObject({ done: 1 });
  await expect(workshop.run("fill", 500)).rejects.toMatchObject(brokenOff);
  expect(await workshop.run("about")).toMatchObject({ done: 1 });
});

test("a program that can't start says why, and more than may wait is refused", async () => {
  const workshop = openWorkerProcess<TestTasks>(new URL("missing.ts", import.meta.url), {
    mostMilliseconds: 20_000,
    idleMilliseconds: 0,
    mostWaiting: 1,
  });
  const refused = await Promise.allSettled([1, 2, 3].map(() => workshop.run("about")));
  const missing = { reason: { ...brokenOff, cause: { message: /Cannot find module/ } } };
  expect(refused).toMatchObject([missing, missing, { reason: { kind: "busy", headers: brokenOff.headers } }]);
});

test("an idle process ends, and the next task starts another", async () => {
  const workshop = open({ idleMilliseconds: 0 });
  const { pid } = await workshop.run("about");
  await expect.poll(() => lives(pid)).toBe(false);
  expect((await workshop.run("about")).done).toBe(1);
});

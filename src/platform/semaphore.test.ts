import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("a semaphore runs a limited number of tasks at a time, and waiting tasks in order, even after a failure", async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const runs = gates.map(({ promise }, index) =>
    semaphore.run(() => {
      started.push(index);
      return promise;
    }),
  );
  const failed = expect(runs[1]).rejects.toThrow("broken");
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]!.reject(new Error("broken"));
  await failed;
  expect(started).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all([runs[0], runs[2], runs[3]])).toEqual([0, 2, 3]);
  expect(started).toEqual([0, 1, 2, 3]);
});

test("an aborted task that is waiting is rejected, and the next task still runs", async () => {
  const semaphore = new Semaphore(1);
  const gate = Promise.withResolvers<string>();
  const first = semaphore.run(() => gate.promise);
  const limit = new AbortController();
  const second = expect(semaphore.run(async () => "second", limit.signal)).rejects.toThrow("too long");
  const third = semaphore.run(async () => "third");
  limit.abort(new Error("too long"));
  await second;
  gate.resolve("first");
  expect(await Promise.all([first, third])).toEqual(["first", "third"]);
});

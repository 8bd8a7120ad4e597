import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("as many run at a time as there are places, the others in the order they came, also after one that failed", async () => {
  const semaphore = new Semaphore(2);
  const begun: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const runs = gates.map(({ promise }, index) =>
    semaphore.run(() => {
      begun.push(index);
      return promise;
    }),
  );
  const failed = expect(runs[1]).rejects.toThrow("broken");
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]!.reject(new Error("broken"));
  await failed;
  expect(begun).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all([runs[0], runs[2], runs[3]])).toEqual([0, 2, 3]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

import pino from "pino";
import { describe, expect, test, vi } from "vitest";
import { databases } from "#test/support/databases.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { runParts, type Done, type Job } from "./job.ts";
import { createJobRunner, startJobs } from "./jobs.ts";

/** Returns a job that is due every ten seconds. The test ends each run of the job. */
function heldJob(name = "held") {
  const runs: { signal: AbortSignal; end: (done: Done) => void; fail: (error: unknown) => void }[] = [];
  const job: Job = {
    name,
    every: { seconds: 10 },
    run: (signal) =>
      new Promise((end, fail) => {
        runs.push({ signal, end, fail });
      }),
  };
  return { job, runs };
}

/** Returns processes on one database. Each process has its own runner. All processes share a stopwatch. */
function processesOn(context: TestContext, jobs: readonly Job[]) {
  const watch = { seconds: 0 };
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  const start = () => createJobRunner({ ...context, log }, jobs, () => watch.seconds * 1000);
  return { start, watch, lines };
}

const jobRow = (context: TestContext) => context.db.selectFrom("job").selectAll().executeTakeFirstOrThrow();

describe.each(databases)("jobs on %s", (database) => {
  test("run in one of several processes, and again when they are due", async () => {
    await using context = await openTestContext({ database });
    const run = vi.fn<Job["run"]>(async () => ({}));
    const { start } = processesOn(context, [{ name: "round", every: { minutes: 1 }, run }]);
    const three = [start(), start(), start()];
    const lookAll = async () => {
      for (let round = 0; round < 3; round++) await Promise.all(three.map((each) => each.poll()));
    };
    await lookAll();
    expect(run).toHaveBeenCalledTimes(1);
    await expect.poll(async () => (await jobRow(context)).dueAt).toBe("2026-07-15T10:01:00Z");
    context.setNow("2026-07-15T10:00:59Z");
    await lookAll();
    expect(run).toHaveBeenCalledTimes(1);
    context.setNow("2026-07-15T10:01:00Z");
    await lookAll();
    expect(run).toHaveBeenCalledTimes(2);
    await Promise.all(three.map((each) => each.stop()));
    expect(await jobRow(context)).toMatchObject({ heldBy: null, lastSucceededAt: "2026-07-15T10:01:00Z" });
    expect(await context.db.selectFrom("process").selectAll().execute()).toEqual([]);
  });

  test("start again in another process when the first process is dead, and ignore its late result", async () => {
    await using context = await openTestContext({ database });
    const { job, runs } = heldJob();
    const { start, watch } = processesOn(context, [job]);
    const [first, second] = [start(), start()];
    await first.poll();
    await second.poll();
    // A leap of the clock doesn't make a process look dead.
    context.setNow("2026-07-16T10:00:00Z");
    for (watch.seconds of [15, 30, 44]) await second.poll();
    expect(runs).toHaveLength(1);
    for (watch.seconds of [60, 61]) await second.poll();
    expect(runs).toHaveLength(2);
    const taken = (await jobRow(context)).heldBy;
    await first.poll();
    expect(runs[0]!.signal.aborted).toBe(true);
    runs[0]!.end({});
    await first.stop();
    expect(await jobRow(context)).toMatchObject({ heldBy: taken, lastSucceededAt: null });
    runs[1]!.end({});
    await expect.poll(async () => (await jobRow(context)).lastSucceededAt).toBe("2026-07-16T10:00:00Z");
    await second.stop();
  });

  test("stay with a living process, however long they take", async () => {
    await using context = await openTestContext({ database });
    const { job, runs } = heldJob();
    const { start, watch } = processesOn(context, [job]);
    const [first, second] = [start(), start()];
    for (; watch.seconds < 600; watch.seconds += 10) {
      await first.poll();
      await second.poll();
    }
    expect(runs).toHaveLength(1);
    expect(runs[0]!.signal.aborted).toBe(false);
    runs[0]!.end({});
    await Promise.all([first.stop(), second.stop()]);
  });

  test("are due at once when a clock that was ahead is set back", async () => {
    await using context = await openTestContext({ database, now: "2027-07-15T10:00:00Z" });
    const run = vi.fn<Job["run"]>(async () => ({}));
    const { start } = processesOn(context, [{ name: "round", every: { hours: 24 }, run }]);
    const runner = start();
    await runner.poll();
    await expect.poll(async () => (await jobRow(context)).dueAt).toBe("2027-07-16T10:00:00Z");
    context.setNow("2026-07-15T10:00:00Z");
    await runner.poll();
    expect(run).toHaveBeenCalledTimes(2);
    await runner.stop();
  });

  test("are retried after a failure, which is recorded with its time and code, without personal data", async () => {
    await using context = await openTestContext({ database });
    const error = Object.assign(new Error("anne@example.org"), { code: "ENOSPC" });
    const run = vi.fn<Job["run"]>().mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    run.mockResolvedValue({ kept: 1 });
    const { start, lines } = processesOn(context, [{ name: "copy", every: { hours: 24 }, run }]);
    const runner = start();
    await runner.poll();
    await expect
      .poll(() => jobRow(context))
      .toEqual({
        name: "copy",
        dueAt: "2026-07-15T10:10:00Z",
        heldBy: null,
        lastSucceededAt: null,
        failingSince: "2026-07-15T10:00:00Z",
        fault: "ENOSPC",
        failures: 1,
      });
    context.setNow("2026-07-15T10:10:00Z");
    await runner.poll();
    await expect
      .poll(() => jobRow(context))
      .toMatchObject({ failingSince: "2026-07-15T10:00:00Z", failures: 2 });
    context.setNow("2026-07-15T10:20:00Z");
    await runner.poll();
    await expect
      .poll(() => jobRow(context))
      .toMatchObject({
        dueAt: "2026-07-16T10:20:00Z",
        lastSucceededAt: "2026-07-15T10:20:00Z",
        failingSince: null,
        fault: null,
        failures: 0,
      });
    expect(lines.map(({ msg, job, level }) => [msg, job, level])).toEqual([
      ["job failed", "copy", pino.levels.values["error"]],
      ["job failed", "copy", pino.levels.values["error"]],
      ["job ran", "copy", pino.levels.values["info"]],
    ]);
    expect(lines[2]).toMatchObject({ kept: 1, milliseconds: 0 });
    await runner.stop();
  });

  test("are aborted when the process stops, and are due at once in another process", async () => {
    await using context = await openTestContext({ database });
    const { job, runs } = heldJob();
    const { start } = processesOn(context, [job]);
    const [first, second] = [start(), start()];
    await first.poll();
    const stopped = first.stop();
    expect(runs[0]!.signal.aborted).toBe(true);
    runs[0]!.fail(runs[0]!.signal.reason);
    await stopped;
    expect(await jobRow(context)).toMatchObject({ heldBy: null, failingSince: null, lastSucceededAt: null });
    await second.poll();
    expect(runs).toHaveLength(2);
    runs[1]!.end({});
    await second.stop();
  });

  test("wait for an unreachable database, log the outage once, and abort before another process takes over", async () => {
    await using context = await openTestContext({ database });
    const { job, runs } = heldJob();
    const { start, watch, lines } = processesOn(context, [job]);
    const runner = start();
    await runner.poll();
    const outages = ["selectFrom", "updateTable"].map((name) =>
      vi.spyOn(context.db, name as "selectFrom").mockImplementation(() => {
        throw new Error("outage");
      }),
    );
    for (watch.seconds of [15, 29]) await runner.poll();
    expect(runs[0]!.signal.aborted).toBe(false);
    watch.seconds = 30;
    await runner.poll();
    expect(runs[0]!.signal.aborted).toBe(true);
    for (const each of outages) each.mockRestore();
    runs[0]!.end({});
    await expect.poll(async () => (await jobRow(context)).heldBy).toBeNull();
    watch.seconds = 31;
    await runner.poll();
    expect(runs).toHaveLength(2);
    expect(lines.map(({ msg }) => msg)).toEqual(["due jobs could not be read"]);
    runs[1]!.end({});
    await runner.stop();
  });

  test("run again in the same process when their outcome couldn't be stored", async () => {
    await using context = await openTestContext({ database });
    const { job, runs } = heldJob();
    const { start, lines } = processesOn(context, [job]);
    const runner = start();
    await runner.poll();
    vi.spyOn(context.db, "updateTable").mockImplementationOnce(() => {
      throw new Error("outage");
    });
    runs[0]!.end({});
    await expect.poll(() => lines.length).toBe(1);
    await runner.poll();
    expect(runs).toHaveLength(2);
    runs[1]!.end({});
    await runner.stop();
  });

  test("write nothing while `hasWork` finds no work", async () => {
    await using context = await openTestContext({ database });
    const run = vi.fn<Job["run"]>(async () => ({}));
    const hasWork = vi.fn<() => Promise<boolean>>(async () => false);
    const { start, watch, lines } = processesOn(context, [
      { name: "post", every: { seconds: 10 }, hasWork, run },
    ]);
    const runner = start();
    for (watch.seconds of [0, 1, 9, 10, 11]) await runner.poll();
    expect(hasWork).toHaveBeenCalledTimes(2);
    expect(await jobRow(context)).toMatchObject({ dueAt: "2026-07-15T10:00:00Z", heldBy: null });
    hasWork.mockResolvedValue(true);
    watch.seconds = 20;
    await runner.poll();
    await runner.stop();
    expect(run).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([]);
  });
});

test("all parts of a job run even if one part fails, and then the job fails", async () => {
  const { signal } = new AbortController();
  const failing = async () => {
    throw new Error("no");
  };
  expect(await runParts({ photos: async () => 2, documents: async () => 0 }, signal)).toEqual({
    photos: 2,
    documents: 0,
  });
  const after = vi.fn<() => Promise<number>>(async () => 1);
  await expect(runParts({ photos: failing, documents: after }, signal)).rejects.toThrow(/^no$/);
  expect(after).toHaveBeenCalledTimes(1);
  await expect(runParts({ photos: failing, documents: failing }, signal)).rejects.toThrow(AggregateError);
  expect(await runParts({ photos: after }, AbortSignal.abort())).toEqual({});
});

test("jobs start and stop with the site", async () => {
  await using context = await openTestContext();
  const { job, runs } = heldJob();
  const stop = startJobs(context, [job]);
  await expect.poll(() => runs).toHaveLength(1);
  const stopped = stop();
  runs[0]!.signal.addEventListener("abort", () => runs[0]!.end({}));
  await stopped;
  expect(runs[0]!.signal.aborted).toBe(true);
});

describe.each(databases)("a job that permanently deletes data on %s", (database) => {
  test("waits two days after the clock leaps ahead, but not after it is set back", async () => {
    await using context = await openTestContext({ database });
    const run = vi.fn<Job["run"]>(async () => ({}));
    const { start, lines } = processesOn(context, [
      { name: "round", every: { hours: 1 }, waitsAfterLeap: true, run },
    ]);
    const one = start();
    const lookAt = async (now: string) => {
      context.setNow(now);
      await one.poll();
      await expect.poll(async () => (await jobRow(context)).heldBy).toBe(null);
      return run.mock.calls.length;
    };
    expect(await lookAt("2026-07-15T10:00:00Z")).toBe(1);
    // A delay of one day isn't a leap of the clock.
    expect(await lookAt("2026-07-16T11:00:00Z")).toBe(2);
    expect(await lookAt("2027-07-16T11:00:00Z")).toBe(2);
    expect(await jobRow(context)).toMatchObject({ fault: "ClockLeap", failingSince: "2027-07-16T11:00:00Z" });
    expect(lines.at(-1)).toMatchObject({ msg: "job failed", err: { type: "ClockLeap" } });
    expect(await lookAt("2027-07-18T10:00:00Z")).toBe(2);
    // The clock is corrected.
    expect(await lookAt("2026-07-16T13:00:00Z")).toBe(3);
    expect(await jobRow(context)).toMatchObject({ fault: null, failingSince: null });
    // The site was off for the winter.
    expect(await lookAt("2027-04-01T10:00:00Z")).toBe(3);
    expect(await lookAt("2027-04-03T10:00:01Z")).toBe(4);
    await one.stop();
  });

  test("waits after a leap of the clock even if the job was already failing", async () => {
    await using context = await openTestContext({ database });
    const run = vi.fn<Job["run"]>(async () => ({}));
    const { start } = processesOn(context, [
      { name: "round", every: { hours: 1 }, waitsAfterLeap: true, run },
    ]);
    const one = start();
    await one.poll();
    await expect.poll(async () => (await jobRow(context)).lastSucceededAt).not.toBe(null);
    await expect.poll(async () => (await jobRow(context)).heldBy).toBe(null);
    await context.db
      .updateTable("job")
      .set({ fault: "ENOSPC", failingSince: "2026-07-15T11:00:00Z", failures: 1 })
      .execute();
    for (const now of ["2027-07-15T10:00:00Z", "2027-07-15T11:00:00Z"]) {
      context.setNow(now);
      await one.poll();
      await expect.poll(async () => (await jobRow(context)).heldBy).toBe(null);
    }
    expect(run).toHaveBeenCalledTimes(1);
    expect(await jobRow(context)).toMatchObject({ fault: "ClockLeap", failingSince: "2027-07-15T10:00:00Z" });
    await one.stop();
  });
});

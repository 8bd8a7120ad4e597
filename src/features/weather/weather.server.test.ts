import { site } from "#src/site.server.ts";
import { describe, expect, test, vi } from "vitest";
import { identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { refresh, sourcesJob } from "#src/campsite/sources/sources.server.ts";
import { openContext } from "#src/platform/context.ts";
import { databases } from "#test/support/databases.ts";
import {
  openSourcesContext,
  plain,
  type SourcesContext,
  moveCampsite,
} from "#test/support/services/sources.ts";
import { startJobs } from "#src/platform/jobs/jobs.ts";
import { readWeather } from "./weather.server.ts";

const begin = Temporal.Instant.from("2026-11-20T10:05:00Z");

async function at(context: SourcesContext, minutes: number): Promise<void> {
  context.setNow(begin.add({ seconds: minutes * 60 }).toString());
  await refresh(context, "forecast", { random: () => 0.5 });
}

const openAtBegin = (database: (typeof databases)[number] = "SQLite") =>
  openSourcesContext({ now: begin.toString(), database });

describe.each(databases)("MET's terms on %s", (database) => {
  test("the site sends no request before the time in Expires, and sends If-Modified-Since in the next request", async () => {
    await using context = await openAtBegin(database);
    for (let minute = 0; minute <= 30; minute += 5) await at(context, minute);
    expect(context.standIn.received).toHaveLength(1);

    await at(context, 40);
    const [first, second] = context.standIn.received;
    expect(context.standIn.received).toHaveLength(2);
    expect(first!.headers.get("if-modified-since")).toBeNull();
    expect(second!.headers.get("if-modified-since")).toBe("Fri, 20 Nov 2026 10:00:00 GMT");
    expect(plain(await readWeather(context))).toMatchObject({
      fetchedAt: begin.add({ minutes: 40 }).toString(),
      entries: [{ hour: 11 }, {}, {}],
    });

    for (let minute = 41; minute <= 70; minute += 5) await at(context, minute);
    expect(context.standIn.received).toHaveLength(2);
    await at(context, 90);
    expect(context.standIn.received).toHaveLength(3);
    expect((await readWeather(context)).entries.map(({ hour }) => hour)).toEqual([12, 13, 13]);
  });

  test("many simultaneous calls make one request, even from several processes", async () => {
    await using context = await openAtBegin(database);
    await using other = await openOther(context);
    await Promise.all(
      [context, other.context, context, other.context, context].map((each) => refresh(each, "forecast")),
    );
    expect(context.standIn.received).toHaveLength(1);
    expect((await readWeather(other.context)).entries).toHaveLength(3);
  });

  test("a process that dies during a request blocks the other processes for at most a minute", async () => {
    await using context = await openAtBegin(database);
    vi.spyOn(globalThis, "fetch").mockReturnValueOnce(new Promise(() => {}));
    void refresh(context, "forecast");
    await expect.poll(() => fetch).toHaveBeenCalled();
    await at(context, 0.9);
    expect(context.standIn.received).toHaveLength(0);
    await at(context, 1);
    expect(context.standIn.received).toHaveLength(1);
  });

  test("a 429 response delays all requests to MET, and each further 429 response delays the requests longer", async () => {
    await using context = await openAtBegin(database);
    context.standIn.fault = "429";
    const asked: number[] = [];
    for (let minute = 0; minute <= 400; minute += 5) {
      const before = context.standIn.received.length;
      await at(context, minute);
      await refresh(context, "sun");
      if (context.standIn.received.length > before) asked.push(minute);
    }
    expect(asked).toEqual([0, 15, 40, 85, 185, 365]);
    expect(context.standIn.received).toHaveLength(asked.length);
  });

  test("a retry time from a clock that was ahead is ignored", async () => {
    await using context = await openAtBegin(database);
    context.standIn.fault = "429";
    await at(context, 40 * 24 * 60);
    const asked = context.standIn.received.length;
    context.standIn.fault = undefined;
    await at(context, 0);
    expect(context.standIn.received.length).toBeGreaterThan(asked);
    expect(plain(await readWeather(context))).toMatchObject({ fetchedAt: begin.toString() });
  });

  test("a new forecast invalidates pages, and an unchanged forecast doesn't", async () => {
    await using context = await openAtBegin(database);
    const changed = vi.fn<() => void>();
    context.contentVersion.onChange(changed);
    await at(context, 0);
    expect(changed).toHaveBeenCalledTimes(1);
    await at(context, 40);
    expect(context.standIn.received).toHaveLength(2);
    expect(changed).toHaveBeenCalledTimes(1);
    await at(context, 90);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe("when MET fails", () => {
  test.each([
    "429",
    "403",
    "422",
    "500",
    "slow",
    "hang",
    "nonsense",
    "holes",
    "huge",
    "redirect",
    "truncated",
    "wrong-place",
  ] as const)(
    "%s: the last good forecast is shown for six hours and no longer, and the next forecast is shown at once",
    async (fault) => {
      await using context = await openAtBegin();
      await at(context, 0);
      context.standIn.fault = fault;
      const { timeout } = AbortSignal;
      const timeLimit = vi
        .spyOn(AbortSignal, "timeout")
        .mockImplementation(() => timeout.call(AbortSignal, 100));
      await at(context, 40);
      await at(context, 359);
      expect(context.standIn.received.length).toBeGreaterThan(1);
      expect(plain(await readWeather(context))).toMatchObject({
        fetchedAt: begin.toString(),
        entries: [{ hour: 17 }, {}, {}],
        changesAt: begin.add({ hours: 6 }).toString(),
      });
      await at(context, 360);
      expect(await readWeather(context)).toMatchObject({ entries: [], fetchedAt: undefined });

      context.standIn.fault = undefined;
      timeLimit.mockRestore();
      await at(context, 800);
      expect(plain(await readWeather(context))).toMatchObject({
        fetchedAt: begin.add({ minutes: 800 }).toString(),
        entries: [{}, {}, {}],
      });
    },
  );

  test("when MET confirms the stored forecast after a failure, the forecast is shown at once", async () => {
    await using context = await openAtBegin();
    await at(context, 0);
    context.standIn.fault = "500";
    await at(context, 38);
    context.standIn.fault = undefined;
    const changed = vi.fn<() => void>();
    context.contentVersion.onChange(changed);
    await at(context, 45);
    expect(context.standIn.received.at(-1)!.headers.get("if-modified-since")).not.toBeNull();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test("a forecast that is confirmed after the site has been stopped for hours is shown at once", async () => {
    await using context = await openAtBegin();
    await at(context, 0);
    context.setNow(begin.add({ hours: 7 }).toString());
    expect(await readWeather(context)).toMatchObject({ entries: [] });
    const changed = vi.fn<() => void>();
    context.contentVersion.onChange(changed);
    const lastModified = "Fri, 20 Nov 2026 17:00:00 GMT";
    await context.db.updateTable("sourceAnswer").set({ lastModified }).execute();
    await at(context, 420);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(await readWeather(context)).toMatchObject({ entries: [{}, {}, {}] });
  });

  test("a forecast from a deprecated service is used, with a warning in the log", async () => {
    await using context = await openAtBegin();
    const warn = vi.spyOn(context.log, "warn");
    context.standIn.fault = "203";
    await at(context, 0);
    expect((await readWeather(context)).entries).toHaveLength(3);
    expect(warn).toHaveBeenCalledWith(
      { source: "/weatherapi/locationforecast/2.0/compact" },
      expect.stringContaining("203"),
    );
  });
});

test("a forecast for another place isn't shown", async () => {
  await using context = await openAtBegin();
  await at(context, 0);
  await moveCampsite(context, { latitude: 59.05 });
  expect((await readWeather(context)).entries).toEqual([]);
  await at(context, 1);
  expect(context.standIn.received.map(({ target }) => target)).toEqual([
    expect.stringContaining("lat=58.99&"),
    expect.stringContaining("lat=59.05&"),
  ]);
  expect((await readWeather(context)).entries).toHaveLength(3);
});

test("a stand-in's forecast is marked and isn't shown as MET's", async () => {
  await using context = await openAtBegin();
  await at(context, 0);
  expect(plain(await readWeather(context))).toMatchObject({ isDemo: true, entries: [{}, {}, {}] });
  const real = { ...context, config: { ...context.config, metBaseUrl: "https://api.met.no" } };
  expect(plain(await readWeather(real))).toMatchObject({ isDemo: false, entries: [] });
});

describe("the sources job", () => {
  test("never asks MET itself without a contact", async () => {
    await using context = await openAtBegin();
    const nameless = {
      ...context,
      config: {
        ...context.config,
        metBaseUrl: "https://api.met.no",
        metContact: undefined,
        enturBaseUrl: "https://api.entur.io",
      },
    };
    const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("asked"));
    expect(await sourcesJob(nameless).hasWork!()).toBe(false);
    await refresh(nameless, "forecast");
    await refresh(nameless, "sun");
    expect(asked).not.toHaveBeenCalled();
  });

  test("identifies itself to MET on a real site by the campsite's saved e-mail, and never by the demo's e-mail", async () => {
    await using context = await openAtBegin();
    const { metContact: _, ...config } = context.config;
    const real = {
      ...context,
      config: { ...config, metContact: undefined, metBaseUrl: "https://api.met.no", production: true },
    };
    const asked = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response("No", { status: 500 }));
    await refresh(real, "forecast");
    expect(asked).not.toHaveBeenCalled();
    const [written] = await identityCollection.listAll(context);
    const input = identityKind.input.parse({ ...written, email: "kari@fjellvik.no" });
    await identityCollection.save(context, input, { id: 1 });
    expect(await sourcesJob(real).hasWork!()).toBe(true);
    await refresh({ ...real, config: { ...real.config, production: false } }, "forecast");
    expect(asked).not.toHaveBeenCalled();
    await refresh(real, "forecast");
    const request = new Request(...asked.mock.calls[0]!);
    expect(request.headers.get("user-agent")).toBe("camping.example kari@fjellvik.no");
    asked.mockRestore();
  });

  test("starts with the forecast, the sun and the warnings in two languages", async () => {
    await using context = await openAtBegin();
    const stop = startJobs(context, [sourcesJob(context)]);
    await expect.poll(() => context.standIn.received).toHaveLength(5);
    await stop();
  });

  test("stops at once, even during a request to MET", async () => {
    await using context = await openAtBegin();
    context.standIn.fault = "hang";
    // Without a time limit, only the end of the job aborts the request.
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
    const stop = startJobs(context, [sourcesJob(context)]);
    await expect.poll(() => context.standIn.received).toHaveLength(1);
    await stop();
    expect(context.standIn.received).toHaveLength(1);
  });

  test("tries every source even if one fails, and then fails with all errors", async () => {
    await using context = await openAtBegin();
    const broken = {
      ...context,
      db: {
        selectFrom: () => {
          throw new Error("disk");
        },
      } as unknown as typeof context.db,
    };
    const { signal } = new AbortController();
    await expect(sourcesJob(broken).run(signal)).rejects.toMatchObject({
      errors: Array.from({ length: 5 }, () => new Error("disk")),
    });
  });
});

/** Opens the context of another process. The context has the same database, clock and stand-in for MET. */
async function openOther({
  config,
  now,
  standIn,
}: SourcesContext): Promise<{ context: SourcesContext } & AsyncDisposable> {
  const context = { ...(await openContext(config, site)), now, standIn } as SourcesContext;
  return { context, [Symbol.asyncDispose]: () => context.db.destroy() };
}

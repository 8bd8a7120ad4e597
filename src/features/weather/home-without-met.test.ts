import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { refresh, sourcesJob } from "#src/campsite/sources/sources.server.ts";
import { createApp } from "#src/app.ts";
import { faults } from "#dev/sources-stand-in.ts";
import { openSourcesContext, type SourcesContext } from "#test/support/services/sources.ts";
import { startJobs } from "#src/platform/jobs/jobs.ts";
import { weatherText } from "#messages/weather";

const { nb: text } = weatherText;

let context: SourcesContext;
beforeAll(async () => {
  context = await openSourcesContext({ now: "2026-11-20T10:05:00Z", isSeeded: true });
});
afterAll(() => context[Symbol.asyncDispose]());

async function home(config = context.config): Promise<string> {
  const app = createApp({ ...context, config }, { url: (source) => `/${source}`, answers: new Map() });
  const response = await app.fetch(new Request("https://camping.example/"));
  expect(response.status).toBe(200);
  return response.text();
}

test.each(["none", ...faults] as const)(
  "the home page is rendered from stored data without a request while MET's fault is %s",
  async (fault) => {
    context.standIn.fault = fault === "none" ? undefined : fault;
    await context.db.deleteFrom("sourceAnswer").execute();
    const before = context.standIn.received.length;
    await context.db.deleteFrom("job").execute();
    const stop = startJobs(context, [sourcesJob(context)]);
    await expect.poll(() => context.standIn.received.length).toBeGreaterThan(before);
    // All later requests hang. Stopping the job aborts the job's own request.
    const asked = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(
        (_, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)),
          ),
      );
    expect(await home()).toContain(`>${text.heading}<`);
    asked.mockRestore();
    await stop();
  },
);

test("the home page shows the last good forecast for six hours, and then says that there is no forecast", async () => {
  context.standIn.fault = undefined;
  await context.db.deleteFrom("sourceAnswer").execute();
  expect(await home()).toContain(text.unavailable);
  await refresh(context, "forecast");
  context.standIn.fault = "hang";
  context.setNow("2026-11-20T16:04:00Z");
  expect(await home()).not.toContain(text.unavailable);
  context.setNow("2026-11-20T16:05:00Z");
  expect(await home()).toContain(text.unavailable);
});

test("without a contact address for MET, the home page shows sunrise and sunset, and doesn't mention a forecast", async () => {
  await context.db.deleteFrom("sourceAnswer").execute();
  const config = { ...context.config, metBaseUrl: "https://api.met.no", metContact: undefined };
  const html = await home(config);
  expect(html).toContain(`>${text.sunToday}<`);
  expect(html).not.toContain(text.unavailable);
  expect(await home({ ...config, metContact: "kari@camping.example" })).toContain(text.unavailable);
});

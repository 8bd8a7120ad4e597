import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startPostgres } from "#test/support/postgres/postgres.ts";
import { startServer } from "#test/support/server.ts";
import { ask, openStaffSession } from "./guests-and-staff.ts";

const enquiry = { name: "Ola", email: "ola@example.com", mobilePhone: "90012345", source: "contact" };

/** The maximum time until writes succeed after PostgreSQL is back, in milliseconds. */
const recovery = 5_000;

test("a crash of PostgreSQL loses no acknowledged write; cached pages work, and writes answer 503", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  await using staff = await openStaffSession();
  const postgres = await startPostgres();
  // The PostgreSQL of the tests runs with synchronous_commit=off. Here, commits must survive the crash.
  const DATABASE_URL = `${postgres.url}?options=-c%20synchronous_commit%3Don`;
  const environment = {
    ...staff.environment,
    DATA_DIR: dataDir,
    DATABASE_URL,
    SEED_DEMO: "false",
    FORM_LIMIT: "99999",
  };
  await using first = startServer(environment);
  const origin = await first.origin;
  await using second = startServer(environment);
  const other = await second.origin;
  const acknowledged: string[] = [];
  const refused = new Set<string>();
  const over = new AbortController();
  let count = 0;
  const write = async () => {
    const message = `melding ${count++}`;
    const { status, headers } = await ask(`${origin}/api/v1/feedback`, {
      body: { ...enquiry, message },
    });
    if (status === 201) acknowledged.push(message);
    else refused.add(`${status} ${headers["retry-after"]}`);
    return status;
  };
  const writers = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) await write();
  });
  const added = await staff.call(origin, "/faq", {
    body: { question: "Hund?", answer: "<p>Ja.</p>", sortorder: 1, translations: {} },
  });
  const faq = JSON.parse(added.body) as { id: number; version: number };
  const questions = async (each: string) => (await ask(`${each}/info/questions`)).body;
  await expect.poll(() => questions(other)).toContain("Ja.");

  for (let round = 1; round <= 2; round++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    await questions(origin);
    await postgres.kill();
    await expect.poll(() => refused.size).toBeGreaterThan(0);
    expect([(await ask(`${origin}/info/questions`)).status, await write()]).toEqual([200, 503]);
    await postgres.restart();
    await expect.poll(write, { timeout: recovery, interval: 50 }).toBe(201);
    // The second server sees the saves of the first server again.
    const saved = await staff.call(origin, `/faq/${faq.id}`, {
      method: "PUT",
      body: { question: "Hund?", answer: `<p>runde-${round}</p>`, sortorder: 1, translations: {} },
    });
    expect(saved.status).toBe(200);
    await expect.poll(() => questions(other), { timeout: recovery }).toContain(`runde-${round}`);
  }

  over.abort();
  await Promise.all(writers);
  expect(refused).toEqual(new Set(["503 5"]));
  const messages = async (from: string): Promise<string[]> => {
    const { body, headers } = await staff.call(origin, from);
    const texts = (JSON.parse(body) as { message: string }[]).map(({ message }) => message);
    const next = /<http:\/\/[^/]+\/api\/v1([^>]+)>; rel="next"/.exec(String(headers["link"] ?? ""))?.[1];
    return next ? [...texts, ...(await messages(next))] : texts;
  };
  const kept = new Set(await messages("/feedback"));
  expect(acknowledged.length).toBeGreaterThan(40);
  expect(acknowledged.filter((each) => !kept.has(each))).toEqual([]);
  for (const each of [first, second]) each.signal("SIGTERM");
  await Promise.all([first.ended, second.ended]);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

import { expect, test } from "vitest";
import { openStaffSite } from "#test/support/staff-site.ts";
import type { HistoryDetails, HistoryEntry } from "./history-entry.ts";

test("staff restore a version from the history, and guests see that version at the next request", async () => {
  await using site = await openStaffSite();
  const get = async <Answer>(path: string) => (await (await site.call("GET", path)).json()) as Answer;
  const faq = (await get<{ id: number; version: number; question: string }[]>("/faq"))[0]!;
  const saved = await site.call("PUT", `/faq/${faq.id}`, { ...faq, question: "Har dere badstue?" });
  expect(saved.status).toBe(200);
  expect(await (await site.get("/info/questions")).text()).toContain("Har dere badstue?");

  const of = `/history?kind=faq&resourceId=${faq.id}`;
  const [changed, first] = await get<HistoryEntry[]>(of);
  expect(changed).toMatchObject({
    action: "changed",
    changed: ["question"],
    userName: "kari",
    restoredFrom: null,
  });
  expect(first).toMatchObject({ action: "added", userName: null, name: faq.question });
  const details = await get<HistoryDetails>(`/history/${changed!.id}`);
  expect([details.before!["question"], details.fields["question"]]).toEqual([
    faq.question,
    "Har dere badstue?",
  ]);

  const restore = (version: number) =>
    site.call("PUT", `/history/${first!.id}/restore`, undefined, { "If-Match": `"${version}"` });
  const stale = await restore(faq.version);
  expect([stale.status, await stale.json()]).toEqual([
    412,
    expect.objectContaining({ current: expect.objectContaining({ question: "Har dere badstue?" }) }),
  ]);
  const { status, body } = await restore(details.now!.version);
  expect([status, await new Response(body).json()]).toEqual([
    200,
    expect.objectContaining({ id: faq.id, question: faq.question, version: faq.version + 2 }),
  ]);
  expect(await (await site.get("/info/questions")).text()).not.toContain("Har dere badstue?");
  const part = await site.call("GET", `${of}&limit=1`);
  expect(await part.json()).toMatchObject([
    { action: "restored", changed: ["question"], restoredFrom: first!.at },
  ]);
  expect(part.headers.get("link")).toContain("resourceId=");
});

test("an entry with invalid fields isn't restored, and the error names the fields", async () => {
  await using site = await openStaffSite();
  const { id } = await site.context.db
    .selectFrom("historyEntry")
    .select("id")
    .where("kind", "=", "faq")
    .limit(1)
    .executeTakeFirstOrThrow();
  await site.context.db.updateTable("historyEntry").set({ fields: "{}" }).where("id", "=", id).execute();
  const refused = await site.call("PUT", `/history/${id}/restore`);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    type: "urn:campsite:problem:unrestorable",
    errors: [{ field: "question" }, { field: "answer" }],
  });
  expect((await site.call("PUT", "/history/999999/restore")).status).toBe(404);
  expect((await site.call("GET", "/history?kind=user")).status).toBe(422);
  expect((await site.call("GET", "/history?resourceId=0")).status).toBe(422);
});

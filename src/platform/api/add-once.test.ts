import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

const faq = { question: "Når åpner dere?", answer: "<p>1. mai.</p>", sortorder: 90, translations: {} };
const link = { title: "Kysten", url: "https://kysten.example", description: "", sortorder: 90 };

type Resource = Record<string, unknown> & { id: number; version: number };

describe.each(databases)("adding with an Idempotency-Key on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const post = (key: string, body: object = faq, path = "/faq", headers = {}) =>
    site.call("POST", path, body, { "Idempotency-Key": key, ...headers });
  const added = async (sent: Promise<Response>) => {
    const response = await sent;
    expect(response.status).toBe(201);
    return { etag: response.headers.get("etag"), resource: (await response.json()) as Resource };
  };
  const count = async () => ((await (await site.call("GET", "/faq")).json()) as Resource[]).length;

  test("adds one resource for repeated requests and answers with the resource's current state", async () => {
    const before = await count();
    const first = await added(post('"once"'));
    const again = await added(post('"once"'));
    expect(again).toEqual(first);
    await site.call("PUT", `/faq/${first.resource.id}`, { ...faq, answer: "<p>2. mai.</p>" });
    const now = await added(post('"once"'));
    expect(now.resource).toMatchObject({ id: first.resource.id, version: 2, answer: "<p>2. mai.</p>" });
    expect(now.etag).toBe('"2"');
    expect(await count()).toBe(before + 1);
    const history = await site.call("GET", `/history?kind=faq&resourceId=${first.resource.id}`);
    expect(await history.json()).toMatchObject([{ action: "changed" }, { action: "added" }]);
  });

  test("adds one resource for simultaneous requests", async () => {
    const before = await count();
    // The token is created first, so that the requests arrive at the same time.
    const Authorization = `Bearer ${await site.issuer.token()}`;
    const twins = Array.from({ length: 8 }, () => added(post('"twins"', faq, "/faq", { Authorization })));
    const items = await Promise.all(twins);
    expect(new Set(items.map(({ resource }) => resource.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test("refuses the same key with another body or another kind of resource", async () => {
    const { resource } = await added(post('"mine"'));
    const other = await post('"mine"', { ...faq, question: "Når stenger dere?" });
    expect([other.status, other.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
    expect(await other.json()).toMatchObject({
      type: "urn:campsite:problem:key-reused",
      current: { id: resource.id, version: 1, question: faq.question },
    });
    const kind = await post('"mine"', link, "/links");
    expect([kind.status, await kind.json()]).toEqual([
      422,
      expect.not.objectContaining({ current: expect.anything() }),
    ]);
  });

  test("treats the same key of two people as two keys", async () => {
    const first = await added(post('"shared"'));
    const token = await site.issuer.token({ sub: "another" });
    const second = await added(
      post('"shared"', { ...faq, question: "En annen?" }, "/faq", { Authorization: `Bearer ${token}` }),
    );
    expect(second.resource.id).not.toBe(first.resource.id);
  });

  test("doesn't store the key of a failed request", async () => {
    expect((await post('"late"', { ...faq, question: "" })).status).toBe(422);
    expect((await added(post('"late"'))).resource.version).toBe(1);
  });

  test("doesn't add a resource again after its removal", async () => {
    const { resource } = await added(post('"gone"'));
    expect((await site.call("DELETE", `/faq/${resource.id}`)).status).toBe(204);
    expect((await post('"gone"')).status).toBe(404);
  });

  test("forgets a key after a day", async () => {
    const { resource } = await added(post('"day"'));
    const addedAt = async (now: string) => {
      site.context.setNow(now);
      const exp = Temporal.Instant.from(now).epochMilliseconds / 1000 + 60;
      const Authorization = `Bearer ${await site.issuer.token({ exp })}`;
      return (await added(post('"day"', faq, "/faq", { Authorization }))).resource.id;
    };
    expect(await addedAt("2026-07-16T09:59:59Z")).toBe(resource.id);
    expect(await addedAt("2026-07-16T10:00:00Z")).not.toBe(resource.id);
    const rows = await site.context.db.selectFrom("addedOnce").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("day");
    site.context.setNow("2026-07-15T10:00:00Z");
  });

  test("is documented in the OpenAPI document on the paths that add resources", async () => {
    const response = await site.get("/api/v1/openapi.json");
    const { paths } = (await response.json()) as {
      paths: Record<string, { post?: { parameters?: { in: string; name: string }[] } }>;
    };
    const taking = Object.entries(paths)
      .filter(([, { post: adds }]) => adds?.parameters?.some(({ name }) => name === "Idempotency-Key"))
      .map(([path]) => path);
    expect(taking).toEqual(expect.arrayContaining(["/messages", "/article", "/annualrates", "/faq"]));
    expect(taking).not.toContain("/preview");
  });

  test("accepts only a quoted string as a key, and accepts a request without a key", async () => {
    for (const key of ["bare", '""', '"open', '"æ"', '"a\\b"', `"${"x".repeat(256)}"`])
      expect([(await post(key)).status, key]).toEqual([400, key]);
    expect((await added(post('"a \\"b\\" \\\\"'))).resource.version).toBe(1);
    const plain = [await added(site.call("POST", "/faq", faq)), await added(site.call("POST", "/faq", faq))];
    expect(plain[0]!.resource.id).not.toBe(plain[1]!.resource.id);
  });
});

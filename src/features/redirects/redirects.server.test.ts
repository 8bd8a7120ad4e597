import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { redirectOf } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

type Fault = { field: string; message: string; words?: Record<string, string> };

describe.each(databases)("redirects on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const add = async (from: string, to: string, status = 301) =>
    site.call("POST", "/redirects", { from, to, status });
  const added = async (from: string, to: string, status = 301) => {
    const response = await add(from, to, status);
    expect([from, response.status, await response.clone().text()]).toEqual([from, 201, expect.any(String)]);
    return (await response.json()) as { id: number; to: string; version: number };
  };
  const faultsOf = async (response: Response | Promise<Response>) => {
    const { errors = [] } = (await (await response).json()) as { errors?: Fault[] };
    return errors.map(({ field, message }) => `${field} ${message}`);
  };

  test("lead to a page, a document or another site, without the part of the path that the * matches", async () => {
    await added("/Om-Oss/", "/aboutus");
    await added("/utleie/*", "/info/cabins#priser", 302);
    await added("/utleie/hytte", "/en/info/cabins");
    await added("/butikk/*", "https://shop.example/start?a=b");
    await added("/?p=12", "/info/prices");
    const { to } = await added("/data/pdf/prisliste.pdf", (await firstDocument()).path);
    expect(to).toBe(`document:${(await firstDocument()).id}`);
    for (const [path, status, location] of [
      ["/om-oss", 301, "/aboutus"],
      ["/OM-OSS/?a=b", 301, "/aboutus"],
      ["/utleie/hytte", 301, "/en/info/cabins"],
      ["/utleie", 302, "/info/cabins#priser"],
      ["/utleie/hytte/2", 302, "/info/cabins#priser"],
      ["/utleie/a.html", 302, "/info/cabins#priser"],
      ["/utleie/%0d%0aSet-Cookie:a", 400, null],
      ["/butikk/@evil.example", 301, "https://shop.example/start?a=b"],
      ["/butikk//evil.example/%2e%2e", 301, "https://shop.example/start?a=b"],
      ["/butikk/..%2f..%2fevil", 301, "https://shop.example/start?a=b"],
      ["/?p=12", 301, "/info/prices"],
      ["/?p=13", 200, null],
      ["/data/pdf/prisliste.pdf", 301, (await firstDocument()).path],
      ["/data/pdf/annen.pdf", 404, null],
      ["/utleiehytte", 302, "/"],
    ] as const)
      expect([path, ...(await redirectOf(site, path))]).toEqual([path, status, location]);
    const { headers } = await site.get("/om-oss");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  async function firstDocument() {
    const [first] = (await (await site.call("GET", "/documents")).json()) as {
      id: number;
      files: { nb: { filename: string } };
    }[];
    return { id: first!.id, path: `/data/pdf/${first!.files.nb.filename}` };
  }

  test("answer 410 with a page in the language of the path, even for a file", async () => {
    await added("/en/offer", "/info/prices", 410);
    await added("/data/pdf/borte.pdf", "", 410);
    for (const [path, words] of [
      ["/en/offer", "This page is gone"],
      ["/data/pdf/borte.pdf", "Siden finnes ikke lenger"],
    ] as const) {
      const response = await site.get(path, { accept: "text/html" });
      expect(response.status).toBe(410);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).toMatch(/href="\/(en\/)?contactus"/);
      expect(html).not.toContain("<script");
      expect((await site.get(path)).headers.get("content-type")).toContain("problem+json");
    }
  });

  test("take effect when their article is published, and lead to the article's new url", async () => {
    const article = {
      title: "Ny brygge",
      subTitle: "x",
      text: "<p>x</p>",
      isActive: false,
      url: "ny-brygge-k1",
    };
    const { id } = (await (await site.call("POST", "/article", article)).json()) as { id: number };
    await added("/nyheter/2021/ny-brygge", "/info/nyheter/ny-brygge-k1/hva-som-helst");
    const listed = await listed1("/nyheter/2021/ny-brygge");
    expect(listed).toMatchObject({ target: { title: "Ny brygge", state: "waiting" } });
    expect(await redirectOf(site, "/nyheter/2021/ny-brygge")).toEqual([302, "/"]);
    await site.call("PUT", `/article/${id}`, { isActive: true, url: "brygga" });
    expect(await redirectOf(site, "/nyheter/2021/ny-brygge")).toEqual([
      301,
      "/info/nyheter/brygga/ny-brygge",
    ]);
    await site.call("DELETE", `/article/${id}`);
    expect(await redirectOf(site, "/nyheter/2021/ny-brygge")).toEqual([302, "/"]);
    expect(await listed1("/nyheter/2021/ny-brygge")).toMatchObject({ target: { state: "missing" } });
  });

  test("follow an own page to its new address, and stop when the page is removed", async () => {
    const page = { title: "Kanoutleie", lead: "", text: "<p>Ja.</p>", path: "/info/kano" };
    const { id } = (await (await site.call("POST", "/pages", page)).json()) as { id: number };
    await added("/kano", "/info/kano");
    await site.call("PUT", `/pages/${id}`, { path: "/info/kanoer" });
    expect(await redirectOf(site, "/kano")).toEqual([301, "/info/kanoer"]);
    expect(await faultsOf(add("/info/kanoer", "/info/day"))).toEqual([
      expect.stringContaining("from must not be the address of a page"),
    ]);
    await site.call("DELETE", `/pages/${id}`);
    expect(await redirectOf(site, "/kano")).toEqual([302, "/"]);
    expect(await listed1("/kano")).toMatchObject({ target: { state: "missing" } });
  });

  const listed1 = async (from: string) => {
    const rows = (await (await site.call("GET", "/redirects/rows?limit=1000")).json()) as { from: string }[];
    return rows.find((row) => row.from === from);
  };

  test("are refused with the field and the reason", async () => {
    await added("/taken", "/info/prices");
    for (const [from, to, fault] of [
      ["/taken", "/info/day", "from is already redirected to /info/prices"],
      ["//evil.example", "/info/day", "from must have no //"],
      ["/info/prices", "/info/day", "from must not be the address of a page"],
      ["/sitemap.xml", "/info/day", "from must not be the address of a file"],
      ["/en/feed.xml", "/info/day", "from must not be the address of a file"],
      ["/skjerm", "/info/day", "from must not be an address of the server itself"],
      ["/en/skjerm", "/info/day", "from must not be an address of the server itself"],
      [(await firstDocument()).path, "/info/day", "from must not be the address of a file"],
      ["/x1", "//evil.example", "to must be a path of this site"],
      ["/x1", "/\\evil.example", "to must be a path of this site"],
      ["/x1", "http://evil.example", "to must be a path of this site"],
      ["/x1", "https://guest@evil.example", "to must be a path of this site"],
      ["/x1", "javascript:alert(1)", "to must be a path of this site"],
      ["/x1", "/api/v1/now", "to must be a page"],
      ["/x1", "/nowhere", "to must be a page"],
      ["/x1", "/info/nyheter/finnes-ikke", "to must be a page"],
      ["/x1", "document:99999", "to must be a page"],
      ["/x1", "", "to must not be empty"],
      ["/x1", "/%ff", "to must be a page"],
    ] as const) {
      const response = await add(from, to);
      expect([from, to, response.status]).toEqual([from, to, 422]);
      expect(await faultsOf(response)).toEqual([expect.stringContaining(fault)]);
    }
  });

  test("may lead to another redirect, but not in a loop; guests get one redirect to the end", async () => {
    const end = await added("/kjede-3", "/info/prices");
    await added("/kjede-2", "/Kjede-3");
    await added("/kjede-1", "/kjede-2/");
    expect(await redirectOf(site, "/kjede-1")).toEqual([301, "/info/prices"]);
    const loop = await site.call("PUT", `/redirects/${end.id}`, { to: "/kjede-1" });
    expect(loop.status).toBe(422);
    const { errors } = (await loop.json()) as { errors: Fault[] };
    expect(errors).toEqual([
      {
        field: "to",
        message: "must not lead back: /kjede-3 → /kjede-1 → /kjede-2 → /kjede-3",
        words: expect.objectContaining({ nb: expect.stringContaining("går i ring: /kjede-3 → /kjede-1") }),
      },
    ]);
    expect(await faultsOf(add("/ring/*", "/ring/x"))).toEqual([expect.stringContaining("/ring/* → /ring/*")]);
    const twins = [await added("/tvilling-a", "/info/prices"), await added("/tvilling-b", "/info/prices")];
    const saves = twins.map(({ id }, index) =>
      site.call("PUT", `/redirects/${id}`, { to: ["/tvilling-b", "/tvilling-a"][index] }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);
    await site.call("DELETE", `/redirects/${end.id}`);
    expect(await redirectOf(site, "/kjede-1")).toEqual([302, "/"]);
  });

  test("are saved once when several simultaneous requests have the same address", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => add("/samtidig", "/info/prices")));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 422)).toHaveLength(3);
  });

  test("take effect at once without emptying the page cache, and can be restored from the history", async () => {
    const version = async () =>
      (await site.context.db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow())
        .version;
    const before = await version();
    const { id, version: saved } = await added("/historie", "/info/prices");
    await site.call("PUT", `/redirects/${id}`, { status: 302 });
    expect(await redirectOf(site, "/historie")).toEqual([302, "/info/prices"]);
    expect((await site.call("DELETE", `/redirects/${id}`)).status).toBe(204);
    expect(await redirectOf(site, "/historie")).toEqual([302, "/"]);
    const history = await (await site.call("GET", `/history?kind=redirect&resourceId=${id}`)).json();
    const [removed, , first] = history as { id: number; name: string; action: string }[];
    expect(removed).toMatchObject({ name: "/historie", action: "removed" });
    expect((await site.call("PUT", `/history/${removed!.id}/restore`)).status).toBe(200);
    expect(await redirectOf(site, "/historie")).toEqual([302, "/info/prices"]);
    expect((await site.call("PUT", `/history/${first!.id}/restore`)).status).toBe(200);
    expect(await redirectOf(site, "/historie")).toEqual([301, "/info/prices"]);
    expect(saved).toBe(1);
    expect(await version()).toBe(before);
  });
});

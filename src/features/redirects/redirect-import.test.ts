import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { redirectOf } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { decodeText, readCsv } from "./redirect-file.ts";
import type { FileReport } from "./redirect.ts";

const cellsOf = (text: string) => readCsv(text).map(({ line, cells }) => [line, ...cells]);

test.each([
  [
    "/a,/info/prices\n/b,/info/day,302",
    [
      [1, "/a", "/info/prices"],
      [2, "/b", "/info/day", "302"],
    ],
  ],
  ["\u{feff}Fra;Til\r\n/a;/info/prices\r\n", [[2, "/a", "/info/prices"]]],
  ["/a\t/info/prices", [[1, "/a", "/info/prices"]]],
  [
    '"/a","/b ""x"", y"\n\n/c,/d',
    [
      [1, "/a", '/b "x", y'],
      [3, "/c", "/d"],
    ],
  ],
  [
    '/a,"x\ny"\n/b,/c',
    [
      [1, "/a", "x\ny"],
      [3, "/b", "/c"],
    ],
  ],
  ['/a,"x', [[1, "/a", '"x']]],
  ["/a,,410", [[1, "/a", "", "410"]]],
  ["", []],
])("the file %j is read line by line", (text, lines) => {
  expect(cellsOf(text)).toEqual(lines);
});

test("a file from Excel on Windows keeps its letters", () => {
  expect(decodeText(new Uint8Array([0x2f, 0x62, 0xe5, 0x74]))).toBe("/båt");
  expect(decodeText(new TextEncoder().encode("/båt"))).toBe("/båt");
});

describe.each(databases)("a file with redirects on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const send = async (text: string, query = "") => {
    const body = new FormData();
    body.append("file", new File([text], "adresser.csv"));
    const headers = { Authorization: `Bearer ${await site.issuer.token()}` };
    const url = `http://localhost:3000/api/v1/redirects/file${query}`;
    return site.app.fetch(new Request(url, { method: "POST", headers, body }));
  };
  const report = async (...sent: Parameters<typeof send>) =>
    (await (await send(...sent)).json()) as FileReport;
  const count = async () => (await site.context.db.selectFrom("redirect").select("id").execute()).length;

  const file = [
    "fra;til;status",
    "/gammel-1;/gammel-2",
    "/gammel-2;/info/prices;302",
    "/Gammel-1/;/gammel-2",
    "/priser;/info/prices",
    "/priser;/info/day",
    "/gammel-3;/finnes-ikke",
    "//evil.example;/info/prices",
    "/gammel-4;//evil.example",
    "/gammel-5;/info/prices;307",
    "/ring-1;/ring-2",
    "/ring-2;/ring-1",
    "/info/day;/info/prices",
    "/borte;;410",
    "/gammel-6;",
  ].join("\r\n");

  test("is counted before anything is saved, with the fault of each line", async () => {
    const before = await count();
    const { ready, known, faults, faulty, saved } = await report(file);
    expect({ ready, known, faulty, saved }).toEqual({ ready: 3, known: 2, faulty: 9, saved: [] });
    expect(faults.map(({ line, message }) => `${line} ${message.slice(0, 50)}`)).toEqual([
      expect.stringContaining("6 from is already redirected to /info/price"),
      expect.stringContaining("7 to must be a page"),
      expect.stringContaining("8 from must have no //"),
      expect.stringContaining("9 to must be a path of this site"),
      expect.stringContaining("10 status must be"),
      expect.stringContaining("11 to must not lead back: /ring-1 → /ring-2 →"),
      expect.stringContaining("12 to must not lead back: /ring-2 → /ring-1 →"),
      expect.stringContaining("13 from must not be the address of a page"),
      expect.stringContaining("15 to must not be empty"),
    ]);
    for (const { words } of faults)
      for (const language of ["nb", "en", "de"]) expect(words?.[language]).toMatch(/\p{L}{3}/u);
    expect(await count()).toBe(before);
  });

  test("is saved and undone, except for a redirect that staff have changed since", async () => {
    const before = await count();
    const { saved } = await report(file, "?save=true");
    expect(saved).toHaveLength(3);
    expect(await redirectOf(site, "/gammel-1")).toEqual([301, "/info/prices"]);
    expect(await report(file, "?save=true")).toMatchObject({ ready: 0, known: 5, saved: [] });
    await site.call("PUT", `/redirects/${saved[0]!}`, { status: 302 });
    const removal = await site.call("POST", "/redirects/removal", { ids: saved });
    expect(await removal.json()).toEqual({ removed: 2 });
    expect(await count()).toBe(before + 1);
    await site.call("DELETE", `/redirects/${saved[0]!}`);
  });

  test("makes no loop with stored redirects", async () => {
    const first = await report("/hylle/*,/info/prices\n/lager,/hylle/x", "?save=true");
    expect(first).toMatchObject({ ready: 2, faulty: 0 });
    const { faults } = await report("/hylle/x,/lager");
    expect(faults).toMatchObject([
      { line: 1, message: expect.stringContaining("/hylle/x → /lager → /hylle/x") },
    ]);
  });

  test("is refused with too many lines or bytes, and an empty file has no redirects", async () => {
    const lines = Array.from({ length: 5001 }, (_, index) => `/a${index},/info/prices`);
    expect((await send(lines.join("\n"))).status).toBe(413);
    expect((await send("x".repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await report("\0\u0001\n;;;\n")).toMatchObject({ ready: 0 });
    expect((await site.call("POST", "/redirects/file", {})).status).toBe(415);
  });

  test("is accepted with 5,000 lines", async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `/mange/${index},/mange/${(index + 1) % 3}`);
    lines[0] = "/mange/0,/info/prices";
    const { ready, faulty } = await report(lines.join("\n"));
    expect(ready + faulty).toBe(5000);
  });
});

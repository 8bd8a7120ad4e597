import { createServer } from "node:http";
import { createServer as createRawServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublicAddress, requestStatus } from "./public-request.server.ts";
import { databases } from "#test/support/databases.ts";
import { callAsStaff as call, openStaffSite, type StaffSite, type Values } from "#test/support/staff-site.ts";
import { checkOutwardLinks } from "./outward-links.server.ts";

const requests: string[] = [];
const statuses: Record<string, number> = {
  "/borte": 404,
  "/uten-head": 405,
  "/stengt": 403,
  "/flyttet": 302,
};
const server = createServer(({ method, url = "" }, response) => {
  requests.push(`${method} ${url}`);
  const status = url === "/uten-head" && method === "GET" ? 200 : (statuses[url] ?? 200);
  response.writeHead(status, { location: "/borte" }).end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const request = { isAllowed: () => true, hasAnyPort: true };

describe.each(databases)("links to other sites on %s", (database) => {
  async function open(): Promise<StaffSite> {
    requests.length = 0;
    const site = await openStaffSite({ database, isSeeded: false });
    const paths = ["/her", ...Object.keys(statuses)];
    const answer = paths.map((path) => `<p><a href="${origin}${path}">${path}</a></p>`).join("");
    await call(site, "POST", "/faq", { question: "Hvor?", answer });
    await call(site, "POST", "/links", {
      title: "Kart",
      description: "Turer",
      category: "Tur",
      url: `${origin}/borte`,
    });
    return site;
  }
  const turn = async (site: StaffSite, checkLinks: boolean) =>
    call(site, "PUT", "/websitesettings/1", { ...(await call(site, "GET", "/websitesettings")), checkLinks });
  const outside = async (site: StaffSite) =>
    ((await call(site, "GET", "/deadlinks")) as unknown as Values[])
      .filter(({ reason }) => reason === "outside")
      .map(({ kind, path, to }) => [kind, path, to].join(" "))
      .toSorted();

  test("are requested every 30 days while the check is on, and dead links are listed", async () => {
    await using site = await open();
    expect(await checkOutwardLinks(site.context, { request })).toBe(0);
    await turn(site, true);
    await checkOutwardLinks(site.context, { request });
    expect(requests.toSorted()).toEqual([
      "GET /borte",
      "GET /stengt",
      "GET /uten-head",
      "HEAD /borte",
      "HEAD /flyttet",
      "HEAD /her",
      "HEAD /stengt",
      "HEAD /uten-head",
    ]);
    expect(await outside(site)).toEqual([`faq answer ${origin}/borte`, `link url ${origin}/borte`]);
    requests.length = 0;
    site.context.setNow(
      site.context
        .now()
        .add({ hours: 29 * 24 })
        .toString(),
    );
    expect(await checkOutwardLinks(site.context, { request })).toBe(0);
    site.context.setNow(
      site.context
        .now()
        .add({ hours: 2 * 24 })
        .toString(),
    );
    expect(await checkOutwardLinks(site.context, { request })).toBeGreaterThan(4);
    await turn(site, false);
    await checkOutwardLinks(site.context, { request });
    expect(await site.context.db.selectFrom("outwardLink").select("url").execute()).toEqual([]);
    expect(await outside(site)).toEqual([]);
  });

  test("to unusual ports are never requested", async () => {
    await using site = await open();
    await turn(site, true);
    await checkOutwardLinks(site.context, { request: { isAllowed: request.isAllowed } });
    expect(requests).toEqual([]);
  });

  test("to addresses inside the network are never requested", async () => {
    await using site = await open();
    await turn(site, true);
    const named = origin.replace("127.0.0.1", "localhost");
    await call(site, "POST", "/faq", {
      question: "Inne?",
      answer: `<p><a href="${named}/borte">her</a></p>`,
    });
    await checkOutwardLinks(site.context, { request: { hasAnyPort: true } });
    expect(requests).toEqual([]);
    expect(await outside(site)).toEqual([]);
  });
});

test.each([
  ["8.8.8.8", true],
  ["2a00:1450:400f::1", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:8.8.8.8", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["64:ff9b::7f00:1", false],
  ["not an address", false],
])("the address %s counts as public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("a response that changes the protocol ends the request", async () => {
  const raw = createRawServer((socket) =>
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
  );
  await new Promise<void>((resolve) => void raw.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(raw.address() as AddressInfo).port}/`);
  await expect(requestStatus(url, { ...request, method: "HEAD", userAgent: "test" })).rejects.toThrow(
    "no answer",
  );
  raw.close();
});

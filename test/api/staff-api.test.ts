import { descriptions } from "#test/support/full-resources.ts";
import { checked } from "#src/platform/api/api-request.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

const message = {
  pageTitle: "Vannet er stengt",
  title: "Vannet er stengt",
  message: "<p>Til klokka 18.<script>alert(1)</script></p>",
  isActive: true,
  isImportant: true,
  announcementDate: "2026-07-15",
  translations: {
    en: { pageTitle: "The water is off", title: "The water is off", message: "<p>Until 6 pm.</p>" },
  },
};
const article = { title: "Åpen dag på brygga", subTitle: "Kom!", text: "<p>Lørdag.</p>", isActive: true };
const rates = {
  description: "Priser 2027",
  year: 2027,
  fromDate: "2027-01-01",
  isActive: false,
  rateGroups: [{ name: "Døgn", rates: [{ text: "Telt" }] }],
};

type Resource = Record<string, unknown> & { id: number; version: number };

describe.each(databases)("staff calls on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());
  const json = async (response: Promise<Response>) => (await (await response).json()) as Resource;

  test("every response has the site's time", async () => {
    for (const path of ["/messages", "/messages/100"]) {
      const { headers } = await site.call("GET", path);
      expect(headers.get("site-time")).toBe("2026-07-15T10:00:00Z");
    }
  });

  test.each([
    ["/messages", message, { title: "Vannet er tilbake" }],
    ["/article", article, { title: "Åpen dag på søndag" }],
    ["/annualrates", rates, { description: "Priser 2027, ny" }],
    ["/annualrates/", rates, { description: "Priser 2027, ny igjen" }],
  ])("%s: an added resource can be read, saved and listed", async (path, input, change) => {
    const base = path.replace(/\/$/, "");
    const added = await site.call("POST", path, input);
    expect(added.status).toBe(201);
    const { id, version } = (await added.json()) as Resource;
    expect(added.headers.get("etag")).toBe(`"${version}"`);
    expect(await json(site.call("GET", `${base}/${id}`))).toMatchObject({ id, version });
    const saved = await site.call(
      "PUT",
      `${base}/${id}`,
      { ...input, ...change },
      { "If-Match": `"${version}"` },
    );
    expect([saved.status, saved.headers.get("etag")]).toEqual([200, `"${version + 1}"`]);
    expect(await saved.json()).toMatchObject({ id, ...change });
    const listed = (await (await site.call("GET", path)).json()) as Resource[];
    expect(listed.find((each) => each.id === id)).toMatchObject(change);
  });

  test("a save over a newer version is refused with the current resource, but succeeds without If-Match", async () => {
    const { id, version } = await json(site.call("POST", "/messages", message));
    await site.call("PUT", `/messages/${id}`, { ...message, title: "Deres" });
    const stale = await site.call(
      "PUT",
      `/messages/${id}`,
      { ...message, title: "Mitt" },
      { "If-Match": `"${version}"` },
    );
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      type: "urn:campsite:problem:stale",
      current: { id, version: version + 1, title: "Deres" },
    });
    expect((await site.call("PUT", `/messages/${id}`, { ...message, title: "Mitt" })).status).toBe(200);
    expect((await site.call("PUT", `/messages/${id}`, message, { "If-Match": "7" })).status).toBe(400);
    expect((await site.call("PUT", `/messages/${id}`, message, { "If-Match": "*" })).status).toBe(200);
  });

  test("a save keeps translations that a client omits", async () => {
    const { id } = await json(site.call("POST", "/messages", message));
    const { translations: _, ...plain } = message;
    expect(await json(site.call("PUT", `/messages/${id}`, plain))).toMatchObject({
      translations: { en: { title: "The water is off" } },
    });
  });

  test("the public page shows a save at the next request, in every language", async () => {
    const { id } = await json(
      site.call("POST", "/messages", { ...message, announcementDate: "2026-07-15T11:59" }),
    );
    for (const page of languages.map((each) => address("home", each))) await site.read(page);
    await site.call("PUT", `/messages/${id}`, {
      ...message,
      announcementDate: "2026-07-15T11:59",
      pageTitle: "Vannet er på igjen",
      translations: { en: { ...message.translations.en, pageTitle: "The water is back" } },
    });
    expect(await site.read("/")).toContain("Vannet er på igjen");
    expect(await site.read("/en")).toContain("The water is back");
    expect(await site.read("/de")).toContain("Vannet er på igjen");
  });

  test("HTML is reduced to the allowed elements", async () => {
    expect((await json(site.call("POST", "/messages", message)))["message"]).toBe("<p>Til klokka 18.</p>");
  });

  test("an article's address comes from its title, and the former address redirects", async () => {
    const { id, url } = await json(
      site.call("POST", "/article", { ...article, url: "", publishedDate: null }),
    );
    expect(url).toMatch(/^apen-dag-pa-brygga/);
    await site.call("PUT", `/article/${id}`, { ...article, url: `ny-${url as string}` });
    const response = await site.get(`/info/nyheter/${url as string}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      expect.stringContaining(`/info/nyheter/ny-${url as string}/`),
    ]);
  });

  test("exactly one price list is active: it can be replaced, but not deleted or turned off", async () => {
    const before = await json(site.call("GET", "/annualrates/active"));
    const next = await json(site.call("POST", "/annualrates", { ...rates, isActive: true }));
    expect(await json(site.call("GET", "/annualrates/active"))).toMatchObject({ id: next.id });
    expect(await json(site.call("GET", `/annualrates/${before.id}`))).toMatchObject({ isActive: false });
    const refused = await site.call("DELETE", `/annualrates/${next.id}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ type: "urn:campsite:problem:conflict" }),
    ]);
    expect((await site.call("PUT", `/annualrates/${next.id}`, { ...rates, isActive: false })).status).toBe(
      409,
    );
    await site.call("PUT", `/annualrates/${before.id}`, { ...before, isActive: true });
    expect((await site.call("DELETE", `/annualrates/${next.id}`)).status).toBe(204);
    expect((await site.call("GET", `/annualrates/${next.id}`)).status).toBe(404);
  });

  test("a guest's message is starred, archived, deleted and restored", async () => {
    await site.call("POST", "/feedback", { message: "Hei", source: "feedback" });
    const [sent] = (await (await site.call("GET", "/feedback?box=new")).json()) as Resource[];
    const put = (what: string) => json(site.call("PUT", `/feedback/${sent!.id}/${what}`));
    expect(await put("togglestarred")).toMatchObject({ isStarred: true });
    expect(await json(site.call("GET", "/feedback/counts"))).toMatchObject({
      new: 0,
      starred: 1,
      archived: 0,
    });
    expect(await put("togglearchived")).toMatchObject({ isStarred: true, isArchived: true });
    const archive = await site.call("GET", "/feedback?box=archived");
    const counts = { unanswered: 0, new: 0, starred: 0, archived: 1 };
    expect(JSON.parse(archive.headers.get("Counts")!)).toEqual(counts);
    expect(await json(site.call("GET", "/feedback/counts"))).toEqual(counts);
    expect(await put("markAsDeleted")).toMatchObject({ deletedDate: "2026-07-15T10:00:00Z" });
    expect(await (await site.call("GET", "/feedback")).json()).toEqual([]);
    expect(await put("restore")).toMatchObject({ deletedDate: null, isArchived: true });
    expect(await put("togglearchived")).toMatchObject({ isArchived: false, archivedDate: null });
  });

  test("a message is marked as spam and restored, and reading a message isn't recorded as a change", async () => {
    await site.call("POST", "/feedback", { message: "Kjøp nå", source: "feedback" });
    const list = async (box: string) => (await site.call("GET", `/feedback?box=${box}`)).json();
    const [sent] = (await list("new")) as Resource[];
    const path = `/feedback/${sent!.id}`;
    const read = (isRead: boolean) => json(site.call("PUT", `${path}/read`, { isRead }));
    const { version } = sent!;
    expect(sent).toMatchObject({ readDate: null, isSpam: false });
    expect(await read(true)).toMatchObject({ readDate: "2026-07-15T10:00:00Z", version });
    expect(await read(false)).toMatchObject({ readDate: null, version });
    expect(await json(site.call("GET", path))).toMatchObject({ readDate: null, version });

    expect(await json(site.call("PUT", `${path}/markAsSpam`))).toMatchObject({
      isSpam: true,
      deletedDate: "2026-07-15T10:00:00Z",
    });
    expect(await list("spam")).toMatchObject([{ id: sent!.id }]);
    expect(await list("deleted")).toEqual([]);
    expect(await list("new")).toEqual([]);
    expect(await json(site.call("PUT", `${path}/restore`))).toMatchObject({
      isSpam: false,
      deletedDate: null,
    });
    expect(await list("new")).toMatchObject([{ id: sent!.id }]);
  });

  test("a message is marked as answered, and the mark is removed", async () => {
    await site.call("POST", "/feedback", { message: "Ring meg", source: "feedback" });
    const [sent] = (await (await site.call("GET", "/feedback?box=new")).json()) as Resource[];
    const put = (what: string) => site.call("PUT", `/feedback/${sent!.id}/${what}`);
    expect(await json(put("markAsAnswered"))).toMatchObject({ answeredDate: "2026-07-15T10:00:00Z" });
    expect(await json(put("markAsUnanswered"))).toMatchObject({ answeredDate: null });
    expect((await put("markAsUnanswered")).status).toBe(409);
    const stale = await site.call("PUT", `/feedback/${sent!.id}/markAsAnswered`, undefined, {
      "If-Match": `"${sent!.version}"`,
    });
    expect(stale.status).toBe(412);
  });

  test("a guest's message is found, annotated and exported, and is erased with all data of its sender", async () => {
    const email = "ola@example.com";
    const sent = {
      name: "Ola",
      email,
      mobilePhone: "901 23 456",
      message: "Ærlig talt",
      source: "Leieskjema",
    };
    await site.call("POST", "/feedback", sent);
    const find = async (query: string) => (await site.call("GET", `/feedback?${query}`)).json();
    const [found] = (await find("search=%C3%86RLIG")) as Resource[];
    expect(found).toMatchObject({ name: "Ola", note: "", source: "Leieskjema" });
    const note = (body: object, version: number) =>
      site.call("PUT", `/feedback/${found!.id}/note`, body, { "If-Match": `"${version}"` });
    const noted = await note({ note: " Svart " }, found!.version);
    expect([noted.status, noted.headers.get("etag")]).toEqual([200, `"${found!.version + 1}"`]);
    expect(await noted.json()).toMatchObject({ note: "Svart" });
    expect((await note({ note: "Nei" }, found!.version)).status).toBe(412);
    expect((await note({ note: "x".repeat(2001) }, found!.version + 1)).status).toBe(422);
    expect(await find("search=ola%20svart&box=new")).toHaveLength(1);
    expect(await find("search=ola&box=starred")).toEqual([]);
    for (const query of ["search=%00", `search=${"x".repeat(101)}`, "box=all"])
      expect([(await site.call("GET", `/feedback?${query}`)).status, query]).toEqual([422, query]);

    const exported = await site.call("GET", "/feedback/export?search=ola");
    expect(exported.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(exported.headers.get("content-disposition")).toMatch(
      /^attachment; filename="innboks-[\d-]+\.csv"$/,
    );
    expect(await exported.text()).toMatch(/"Leieskjema";.*"Ærlig talt";"Svart"/);
    expect((await site.call("GET", "/feedback/export?box=all")).status).toBe(422);
    expect((await site.call("POST", "/feedback/person", { email: "ola" })).status).toBe(422);
    expect(
      await (await site.call("POST", "/feedback/person", { email: "OLA@example.com" })).json(),
    ).toMatchObject({
      messages: [{ message: "Ærlig talt", note: "Svart", source: "Leieskjema" }],
    });
    const erased = await site.call("POST", "/feedback/person/erase", { email });
    expect([erased.status, await erased.json()]).toEqual([
      201,
      { messages: 1, waitingMail: 0, lists: 0, erasedLists: { subscription: 0, freeTonight: 0 } },
    ]);
    expect(await find("search=ola")).toEqual([]);
  });

  test("one call reorders the named resources, keeps other resources in place and ignores unknown ids", async () => {
    const list = async (path: string) => (await (await site.call("GET", path)).json()) as Resource[];
    const ids = (resources: readonly Resource[]) => resources.map(({ id }) => id);
    const order = async (path: string, wanted: unknown) => {
      const response = await site.call("PUT", `${path}/order`, { ids: wanted });
      return [response.status, await response.json()];
    };
    const before = await list("/faq");
    const [a, b, c, d] = ids(before) as [number, number, number, number];
    expect(await order("/faq", [c, 2_000_000_000, a, c])).toEqual([200, { ids: [c, a] }]);
    const after = await list("/faq");
    expect(ids(after)).toEqual([c, b, a, d, ...ids(before).slice(4)]);
    expect(await site.read("/info/questions")).toMatch(new RegExp(`id="[^"]*-?${c}"[^]*id="[^"]*-?${b}"`));

    const grown = after.filter(({ id, version }) => before.find((each) => each.id === id)!.version < version);
    expect(ids(grown)).toEqual([c, a]);
    const [entry] = await list(`/history?kind=faq&resourceId=${c}&limit=1`);
    expect(entry).toMatchObject({ action: "changed", version: grown[0]!.version });

    // If two resources have the same sort number, the later resource gets a higher number.
    await site.call("PUT", `/faq/${d}`, { ...before[3], sortorder: after[2]!["sortorder"] });
    const same = ids(await list("/faq"));
    const turned = [...same.slice(0, 2), same[3], same[2], ...same.slice(4)];
    expect(await order("/faq", turned)).toEqual([200, { ids: turned }]);
    expect(ids(await list("/faq"))).toEqual(turned);
    expect(await order("/faq", [])).toEqual([200, { ids: [] }]);
    expect((await order("/faq", ["one"]))[0]).toBe(422);
    expect((await site.call("PUT", "/article/order", { ids: [] })).status).toBe(422);

    const photos = ids(await list("/photos"));
    await order("/photos", photos.toReversed());
    expect(ids(await list("/photos"))).toEqual(photos.toReversed());
  });

  test("a paged list links to the next page and contains every resource once", async () => {
    const whole = ((await (await site.call("GET", "/photos")).json()) as Resource[]).map(({ id }) => id);
    const seen: number[] = [];
    let path: string | undefined = "/photos?limit=5";
    while (path) {
      const response: Response = await site.call("GET", path);
      const part = (await response.json()) as Resource[];
      expect(part.length).toBeLessThanOrEqual(5);
      seen.push(...part.map(({ id }) => id));
      path = /<http:\/\/localhost:3000\/api\/v1([^>]+)>; rel="next"/.exec(
        response.headers.get("link") ?? "",
      )?.[1];
    }
    expect(seen).toEqual(whole);
    for (const query of ["limit=0", "limit=1001", "limit=x", "cursor=x", "cursor=W10"])
      expect([(await site.call("GET", `/photos?${query}`)).status, query]).toEqual([422, query]);
  });

  test.each([
    [
      "/photos",
      [
        ["a", 1],
        [1.5, 1],
        [2 ** 31, 1],
        [-(2 ** 31) - 1, 1],
        [1, 2 ** 31],
        [1, 0],
        [1, "1"],
      ],
    ],
    ["/annualrates", [["2026", 1]]],
    [
      "/article",
      [
        ["2026\0", 1],
        [2026, 1],
        ["2026", 1.5],
      ],
    ],
    ["/pagetexts", [[1, 1]]],
    [
      "/feedback",
      [
        [1, 1],
        ["\0", 1],
      ],
    ],
    [
      "/feedback?search=a",
      [
        ["2026", 1],
        [1.5, 1],
      ],
    ],
    [
      "/history",
      [
        [1, 1],
        ["\0", 1],
      ],
    ],
    ["/history?kind=photo&resourceId=1", [[1, 1]]],
  ] as [string, unknown[]][])("a forged cursor of %s is refused", async (path, cursors) => {
    for (const cursor of cursors) {
      const coded = Buffer.from(JSON.stringify(cursor)).toString("base64url");
      const response = await site.call("GET", `${path}${path.includes("?") ? "&" : "?"}cursor=${coded}`);
      const { errors } = (await response.json()) as { errors?: { field: string }[] };
      expect([response.status, errors?.map(({ field }) => field), cursor]).toEqual([422, ["cursor"], cursor]);
    }
  });

  test("an omitted boolean field is false, and the default date of a new resource is now", async () => {
    const { pageTitle, title, message: words } = message;
    const shortMessage = await json(site.call("POST", "/messages", { pageTitle, title, message: words }));
    expect(shortMessage).toMatchObject({
      isActive: false,
      isImportant: false,
      announcementDate: "2026-07-15T10:00:00Z",
    });
    const moved = { pageTitle, title, message: words, announcementDate: "2026-01-01" };
    await site.call("PUT", `/messages/${shortMessage.id}`, moved);
    const again = { pageTitle, title: "Ny", message: words };
    expect(await json(site.call("PUT", `/messages/${shortMessage.id}`, again))).toMatchObject({
      title: "Ny",
      announcementDate: "2025-12-31T23:00:00Z",
    });
    const news = { title: "Ny", subTitle: "Under", text: "<p>Hei</p>" };
    expect(await json(site.call("POST", "/article", news))).toMatchObject({ isActive: false });
    const { description, year, rateGroups } = rates;
    // A form sends an empty field as an empty text.
    const unfilled = { description, year, rateGroups, fromDate: "" };
    const list = await json(site.call("POST", "/annualrates", unfilled));
    expect(list).toMatchObject({ isActive: false, fromDate: "2026-07-15" });
  });

  test("whole lists are compressed", async () => {
    for (const path of ["/photos", "/feedback/export"]) {
      const response = await site.call("GET", path, undefined, { "Accept-Encoding": "gzip" });
      expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
        "gzip",
        "Accept-Encoding",
      ]);
    }
  });

  test("Location leads to the added resource", async () => {
    const response = await site.call("POST", "/faq", { question: "Hund?", answer: "Ja", sortorder: 1 });
    const { id } = (await response.json()) as Resource;
    expect(response.headers.get("location")).toBe(`http://localhost:3000/api/v1/faq/${id}`);
    expect((await site.call("GET", `/faq/${id}`)).status).toBe(200);
  });

  test("the settings' ETag from the public or the staff call is valid for a save", async () => {
    const settings = { enableCPay: true, enableOnlineBooking: true, enableFeedback: true };
    for (const path of ["/websitesettings", "/websitesettings/1"]) {
      const etag = (await site.call("GET", path)).headers.get("etag")!;
      const put = (tag: string) => site.call("PUT", "/websitesettings/1", settings, { "If-Match": tag });
      expect((await put(etag)).status).toBe(200);
      expect((await put(etag)).status).toBe(412);
    }
    const methods = await site.call("OPTIONS", "/websitesettings/1");
    expect([methods.status, methods.headers.get("allow")]).toEqual([204, "GET, HEAD, PUT, OPTIONS"]);
  });

  test("invalid input is refused with the field's name", async () => {
    const refuse = async (path: string, body: unknown) => {
      const response = await site.call("POST", path, body);
      const { errors } = (await response.json()) as { errors?: { field: string }[] };
      return [response.status, errors?.map(({ field }) => field)];
    };
    expect(await refuse("/messages", { ...message, title: " ", announcementDate: "i morgen" })).toEqual([
      422,
      ["title", "announcementDate"],
    ]);
    expect(await refuse("/article", { ...article, imageUrl: "https://evil.example/x.jpg" })).toEqual([
      422,
      ["imageUrl"],
    ]);
    expect(
      await refuse("/annualrates", {
        ...rates,
        rateGroups: [{ name: "", rates: [{ text: "Telt", amount: -1 }] }],
      }),
    ).toEqual([422, ["rateGroups.0.name", "rateGroups.0.rates.0.amount"]]);
    for (const text of ["", " ", "<p> </p>"])
      expect(await refuse("/article", { ...article, text })).toEqual([422, ["text"]]);
    expect(await refuse("/messages", { ...message, title: "a\0b" })).toEqual([422, ["title"]]);
    expect(await refuse("/messages", [])).toEqual([400, undefined]);
    expect(await refuse("/messages", { ...message, message: "x".repeat(140_000) })).toEqual([413, undefined]);
    const text = await site.call("POST", "/messages", message, { "Content-Type": "text/plain" });
    expect(text.status).toBe(415);
    const moments = { announcementDate: { toString: 1 }, unpublishDate: { toString: 1 } };
    expect(await refuse("/messages", { ...message, ...moments })).toEqual([
      422,
      ["announcementDate", "unpublishDate"],
    ]);
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    for (const body of [deep(3000), { ...message, title: deep(40) }])
      expect(await refuse("/messages", body)).toEqual([400, undefined]);
  });

  test("every fault of every field has the field's name and one of the site's own messages", async () => {
    const long = "x".repeat(70_000);
    const values = [undefined, null, 0.5, -1e12, 1e12, "", "x", long, true, {}, [], [{}], ["x"], [[]]];
    for (const { name, input } of Object.values(descriptions))
      for (const value of values) {
        const whole = Object.fromEntries(Object.keys(input.shape).map((field) => [field, value]));
        for (const { field, message: text } of checked(input, whole).errors ?? [])
          expect([name, field, text]).toEqual([name, field, expect.stringMatching(/^must (?!.*\.$)/)]);
      }
    const refused = await site.call("POST", "/faq", { answer: 3, sortorder: "x" });
    expect(await refused.json()).toMatchObject({
      detail: "“question” must be given. “answer” must be a text. “sortorder” must be a number.",
    });
  });

  test("the error for an invalid header names the header", async () => {
    const wrong = async (method: string, path: string, name: string) => {
      const response = await site.call(method, path, message, { [name]: "unquoted" });
      return [response.status, await response.json()];
    };
    for (const [method, path, name, must] of [
      ["PUT", "/messages/1", "If-Match", 'must be ETags in quotes, as "3"'],
      ["POST", "/messages", "Idempotency-Key", "must be a string in quotes, of at most 255 characters"],
    ] as const)
      expect(await wrong(method, path, name)).toEqual([
        400,
        expect.objectContaining({ detail: `“${name}” ${must}.`, errors: [{ field: name, message: must }] }),
      ]);
  });
});

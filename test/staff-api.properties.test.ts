import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiRoutes } from "#src/api.ts";
import { validator, type OpenApi } from "./open-api.ts";
import { openStaffSite, type StaffSite } from "./staff-site.ts";

let site: StaffSite;
let document: OpenApi;
beforeAll(async () => {
  site = await openStaffSite();
  document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
});
afterAll(() => site[Symbol.asyncDispose]());

/** Good bodies, from which random ones are made by changing something. */
const goodBodies: Record<string, object> = {
  "/messages": {
    pageTitle: "Kort",
    title: "Tittel",
    message: "<p>Tekst</p>",
    isActive: false,
    isImportant: false,
    announcementDate: "2026-07-15",
  },
  "/article": { title: "Tittel", subTitle: "Under", text: "<p>Tekst</p>", isActive: false },
  "/annualrates": {
    description: "Priser",
    year: 2027,
    fromDate: "2027-01-01",
    isActive: false,
    rateGroups: [{ name: "Døgn", rates: [{ text: "Telt", amount: 290 }] }],
  },
  "/photos": {
    title: "Brygga",
    description: "",
    alternativeText: "En brygge",
    galleryId: 1,
    sortorder: 3,
    showInGallery: true,
  },
  "/websitesettings": { enableCPay: true, enableOnlineBooking: true, enableFeedback: true },
};

const writes = apiRoutes.flatMap(({ method, path, access }) =>
  access === "staff" && (method === "post" || method === "put") && goodBodies[path.replace("/{id}", "")]
    ? [{ method, path }]
    : [],
);

/** A body with one of its fields made something else, left out, or with one more that nobody knows. */
function bodyNear(good: object): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...Object.keys(good), "unknown");
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: "binary" }),
    fc.integer(),
    fc.double(),
    fc.constant(undefined),
    fc.constantFrom(
      "<p onclick=x>hei</p>",
      "2026-13-40",
      "2027-03-28T02:30",
      "/data/images/1280/x.jpg",
      -1,
      1e99,
    ),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(field, value).map(([name, changed]) => ({ ...good, [name]: changed })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

test.each(writes)(
  "$method $path answers as its OpenAPI document says, or names what is wrong, whatever it is sent",
  async ({ method, path }) => {
    const { responses } = document.paths[path]![method];
    const success = Object.keys(responses).find((status) => status.startsWith("2"))!;
    const answer = validator(responses[success]!.content!["application/json"]!.schema, document);
    const failure = validator(responses["default"]!.content!["application/problem+json"]!.schema, document);
    const good = goodBodies[path.replace("/{id}", "")]!;
    await fc.assert(
      fc.asyncProperty(bodyNear(good), async (body) => {
        const response = await site.call(method.toUpperCase(), path.replace("{id}", "1"), body ?? null);
        const text: unknown = await response.json();
        if (String(response.status) === success) {
          expect(answer.safeParse(text).error).toBeUndefined();
          return;
        }
        expect([400, 409, 422]).toContain(response.status);
        expect(failure.safeParse(text).error).toBeUndefined();
        if (response.status === 422) expect((text as { errors: unknown[] }).errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  },
);

test("every read answers as the document says", async () => {
  const reads = apiRoutes.filter(({ method, access }) => method === "get" && access === "staff");
  await site.call("POST", "/feedback", { message: "Hei", source: "feedback" });
  for (const { path } of reads) {
    const response = await site.call("GET", path.replace("{id}", "1"));
    const { schema } = document.paths[path]!.get.responses["200"]!.content!["application/json"]!;
    expect([response.status, path]).toEqual([200, path]);
    expect(validator(schema, document).safeParse(await response.json()).error, path).toBeUndefined();
  }
});

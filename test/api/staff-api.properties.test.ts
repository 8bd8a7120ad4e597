import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { validator, type OpenApi } from "./open-api.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

let site: StaffSite;
let document: OpenApi;
beforeAll(async () => {
  site = await openStaffSite();
  document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
  await site.call("POST", "/feedback", { message: "Hei", source: "feedback" });
  const { files } = (await (await site.call("GET", "/documents/1")).json()) as { files: object };
  Object.assign(goodBodies["/documents"]!, { files });
});
afterAll(() => site[Symbol.asyncDispose]());

/** Valid bodies, which are changed at random. */
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
  "/faq": {
    question: "Hund?",
    answer: "<p>Ja</p>",
    sortorder: 3,
    translations: { en: { question: "Dog?" } },
  },
  "/links": {
    url: "https://example.no",
    title: "Larvik",
    description: "",
    category: "Steder",
    sortorder: 2,
    translations: { de: { category: "Orte" } },
  },
  "/events": {
    title: "Dugnad",
    description: "Med suppe",
    place: "Brygga",
    startsAt: "2027-04-10T10:00",
    endsAt: "2027-04-10T14:00",
    translations: { en: { title: "Clean-up" } },
  },
  // The tests add the names of stored files from the demo.
  "/documents": { title: "Regler", description: "For alle", date: "2026-11-20", sortorder: 2 },
  "/contentblocks": {
    name: "home",
    images: [1, 2].map((id) => ({
      id,
      url: "drawing:lake",
      sortorder: id,
      title: "Vannet",
      subtitle: "Stille",
    })),
  },
  "/feedback/answer": { text: "Ja, det har vi." },
  "/feedback/note": { note: "Svart på telefon" },
  "/feedback/person": { email: "ingen@example.no" },
  "/feedback/person/erase": { email: "ingen@example.no" },
  "/pagetexts": {
    page: "home",
    title: "Forside",
    lead: "Velkommen",
    description: "Campingplass ved sjøen",
    body: "<p>Tekst</p>",
    facts: [
      {
        icon: "quiet",
        label: "Ro",
        value: "23–07",
        translations: { en: { label: "Quiet", value: "23:00–07:00" } },
      },
    ],
    translations: { en: { title: "Home" }, de: { body: "<p>Text</p>" } },
  },
  "/identity": {
    name: "Campingen",
    tagline: "Ved sjøen",
    shortIntro: "Plass til alle",
    openingNote: "Andre tider kan gjelde",
    textMessageNote: "Ring heller",
    directions: [{ title: "Fra E18", text: "Ta av mot sentrum." }],
    address: { street: "Veien 1", postalCode: "3290", city: "Stavern" },
    phone: "+4733001234",
    email: "post@campingen.example",
    organisationNumber: "999999999",
    latitude: 58.99,
    longitude: 9.97,
    season: { opens: "04-24", closes: "09-20" },
    reception: [{ from: "04-24", to: "09-20", opens: "09:00", closes: "19:00" }],
    arrivalFrom: "14:00",
    departureBy: "12:00",
    quietFrom: "23:00",
    quietTo: "07:00",
    bookingUrl: "https://booking.example",
    cardPaymentUrl: "https://kort.example",
    socialPageUrl: "https://sosial.example",
    translations: { en: { directions: [{ title: "From the E18", text: "Take the exit." }] } },
  },
  "/sanitarybuildings": {
    name: "Bygg 1",
    place: "Midt på plassen",
    sortorder: 1,
    cleaning: { from: "10:00", to: "11:00" },
    attributes: [{ icon: "shower", label: "Dusj", value: "8", isHere: true, translations: {} }],
    translations: { en: { name: "Building 1" } },
  },
  "/cardsteps": {
    title: "Hent",
    text: "I resepsjonen.",
    sortorder: 0,
    drawing: "rfid-get",
    translations: { de: { title: "Abholen", text: "An der Rezeption." } },
  },
  "/websitesettings": { enableCPay: true, enableOnlineBooking: true, enableFeedback: true },
};

const writes = apiRoutes.flatMap(({ method, path, access }) =>
  access === "staff" && (method === "post" || method === "put") && goodBodies[path.replace("/{id}", "")]
    ? [{ method, path }]
    : [],
);

/** Generates bodies in which one field is changed, omitted or added, and some arbitrary bodies. */
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
  "$method $path answers any body as the OpenAPI document says, or names the fault",
  async ({ method, path }) => {
    const { responses } = document.paths[path]![method];
    const success = Object.keys(responses).find((status) => status.startsWith("2"))!;
    const answer = validator(responses[success]!.content!["application/json"]!.schema, document);
    const failure = validator(document.components.schemas.Problem, document);
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

test("the document lists headers and parameters of saves exactly where they apply", () => {
  const taking = (parameter: string) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters }]) => parameters?.some(({ name }) => name === parameter))
        .map(([method]) => `${method} ${path}`),
    );
  expect(taking("confirmed")).toEqual(expect.arrayContaining(["put /faq/{id}", "put /photos/{id}"]));
  for (const call of ["put /feedback/{id}/note", "put /websitesettings/{id}", "delete /faq/{id}"]) {
    expect(taking("confirmed")).not.toContain(call);
    expect(taking("If-Match")).toContain(call);
  }
  expect(taking("If-Match")).toEqual(
    expect.arrayContaining([
      "put /faq/{id}",
      "put /history/{id}/restore",
      "put /feedback/{id}/togglestarred",
    ]),
  );
});

test("every staff GET answers as the OpenAPI document says", async () => {
  const reads = apiRoutes.filter(({ method, access }) => method === "get" && access === "staff");
  for (const { path } of reads) {
    const asked = path === "/translations/sources" ? "?kind=article&resourceId=1" : "";
    const at = path.replace("{id}", "1") + asked;
    if (path.endsWith("/{id}/next")) await site.call("PUT", at, { publishAt: "2090-01-01" });
    const response = await site.call("GET", at);
    const content = document.paths[path]!.get.responses["200"]!.content!;
    expect([response.status, path]).toEqual([200, path]);
    const isFile = !response.headers.get("content-type")!.startsWith("application/json");
    if (isFile) {
      expect(response.headers.get("content-type")).toMatch(Object.keys(content)[0]!);
      continue;
    }
    const { schema } = content["application/json"]!;
    expect(validator(schema, document).safeParse(await response.json()).error, path).toBeUndefined();
  }
});

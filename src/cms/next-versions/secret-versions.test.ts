import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApi } from "#test/api/open-api.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { shownCollection } from "#src/cms/collections.server.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { site as features } from "#src/site.server.ts";

type Values = Record<string, any>;

/** A word that only next versions contain. */
const secret = "hemmelighvalross";
const text = `Hemmelighvalross på vei`;

/** Puts the secret word into every text of a resource and of the items in it, in every language. */
function withSecret({ words, fields }: Pick<Parts, "words" | "fields">, values: Values): Values {
  const written = Object.fromEntries(
    Object.entries(words).map(([name, { holds }]) => [name, holds === "html" ? `<p>${text}</p>` : text]),
  );
  const inner = Object.entries(fields ?? {}).flatMap(([name, { parts }]) =>
    parts && Array.isArray(values[name])
      ? [[name, (values[name] as Values[]).map((part) => withSecret(parts, part))]]
      : [],
  );
  const translations = Object.keys(words).length > 0 && { translations: { en: written, de: written } };
  return { ...values, ...written, ...Object.fromEntries(inner), ...translations };
}
type Parts = NonNullable<Field["parts"]>;

describe("guests never see a next version", () => {
  let site: StaffSite;
  /** The ETags of public responses before the first next version, by address. */
  const tags = new Map<string, string>();
  const ids = new Map<KindName, { stored: number; added?: number }>();
  let published: number;
  /** A published page that names resources that are only next versions. */
  let attachedTo: Values;

  async function call(method: string, at: string, body?: unknown): Promise<Values> {
    const response = await site.call(method, at, body);
    const answer = await response.text();
    expect([method, at, response.status < 300, response.ok ? "" : answer]).toEqual([method, at, true, ""]);
    return answer ? (JSON.parse(answer) as Values) : {};
  }

  /** Saves a next version without the fields in which the secret word is refused, such as a phone number. */
  async function draft(method: string, at: string, values: Values): Promise<Values> {
    const response = await site.call(method, at, values);
    if (response.status !== 422) return (await response.json()) as Values;
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    const refused = new Set(errors.map(({ field }) => field.split(".")[0]!));
    const rest = Object.entries(values).filter(([name]) => !refused.has(name));
    expect([at, rest.length]).not.toEqual([at, Object.keys(values).length]);
    return draft(method, at, Object.fromEntries(rest));
  }

  async function listAddresses(): Promise<Set<string>> {
    const { paths } = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
    const calls = Object.entries(paths).flatMap(([at, { get }]) =>
      get && (get as unknown as { security: object[] }).security.length === 0
        ? [`/api/v1${at}`.replaceAll(/\{\w+\}/g, "1")]
        : [],
    );
    const found = new Set([
      ...languages.flatMap((language) => publicPages.map((name) => pathOf(name, language))),
      ...languages.map((language) => `${address("search", language)}?q=${secret}`),
      ...calls,
      "/sitemap.xml",
      "/robots.txt",
      "/llms.txt",
    ]);
    for (const at of found) {
      const body = await (await site.get(at)).text();
      for (const [, href] of body.matchAll(/(?:href="|<loc>|<link>)(?:http:\/\/localhost:3000)?(\/[^"<#]*)/g))
        if (!/^\/(?:assets|data\/images|admin|login)\b/.test(href!) && found.size < 700)
          found.add(href!.replaceAll("&amp;", "&"));
    }
    return found;
  }

  beforeAll(async () => {
    site = await openStaffSite();
    const { id } = await call("POST", "/faq", { question: "Før?", answer: "<p>Ja.</p>" });
    published = id as number;
    for (const at of await listAddresses()) {
      const tag = (await site.get(at)).headers.get("etag");
      if (tag !== null) tags.set(at, tag);
    }
    for (const name of kindNames) {
      const kind = descriptions[name];
      const { collection } = shownCollection({ features }, name);
      const { items } = await collection.list(site.context, { limit: 1 });
      const values = withSecret(kind, items[0] as Values);
      const { path } = kinds[name];
      const stored = (items[0] as Values)["id"] as number;
      await draft("PUT", `${path}/${stored}/next`, values);
      ids.set(name, { stored });
      if (!collection.remove || collection.isUploaded) continue;
      const { id: _, url: __, sortorder: ___, ...copy } = values;
      const own = name === "ownPage" ? { path: `/${secret}`, translations: {} } : {};
      const added = await draft("POST", `${path}/next`, { ...copy, isActive: true, ...own });
      ids.set(name, { stored, added: added["id"] as number });
    }
    const attached = [...ids].flatMap(([name, { added }]) => (added ? [`${name}:${added}`] : []));
    attachedTo = await call("POST", "/pages", {
      title: "Alt samlet",
      lead: "Her.",
      body: "<p>Her.</p>",
      path: "/samlet",
      attached: attached.filter((each) => /^(?:faq|document|event|priceList|link):/.test(each)),
    });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  test(
    "in the body or the headers of any page, list, feed, sitemap, search or file",
    { timeout: 120_000 },
    async () => {
      const found = await listAddresses();
      expect(found.size).toBeGreaterThan(200);
      expect(found).toContain("/samlet");
      expect(attachedTo["attached"]).not.toEqual([]);
      for (const at of found) {
        const response = await site.get(at);
        const body = await response.text();
        // The search page shows the words that the guest has typed.
        const shown = at.includes("?q=") ? body.replaceAll(new RegExp(secret, "gi"), "") : body;
        expect([
          at,
          `${shown} ${JSON.stringify([...response.headers])}`.toLowerCase().includes(secret),
        ]).toEqual([at, false]);
      }
      for (const language of languages) {
        const hits = await site.read(`${address("search", language)}?q=${secret}`);
        expect(hits).not.toContain("på vei");
      }
    },
  );

  test("through a changed ETag of a public response", { timeout: 120_000 }, async () => {
    await call("PUT", `/faq/${published}/next`, { question: text });
    const before = await site.context.db.selectFrom("contentVersion").select("version").execute();
    const paths = [...tags.keys()].filter((at) => at.startsWith("/api/v1/"));
    expect(paths.length).toBeGreaterThan(5);
    for (const at of paths) {
      const first = await site.get(at);
      const tag = first.headers.get("etag");
      await call("PUT", `/faq/${published}/next`, { question: `${text} ${at}` });
      if (tag === null) continue;
      const again = await site.get(at, { "If-None-Match": tag });
      expect([at, again.status]).toEqual([at, 304]);
    }
    expect(await site.context.db.selectFrom("contentVersion").select("version").execute()).toEqual(before);
  });

  test("at an address that they have guessed", async () => {
    const guesses = [
      `/${secret}`,
      `/en/${secret}`,
      `/de/${secret}`,
      `${address("news", "nb")}/${secret}-pa-vei`,
    ];
    for (const [name, { stored, added = 4711 }] of ids) {
      const { path } = kinds[name];
      for (const id of [stored, added])
        guesses.push(
          `/api/v1${path}/${id}/next`,
          `/api/v1${path}/${id}/next/links`,
          `/api/v1${path}/${added}`,
        );
    }
    guesses.push(
      "/api/v1/next",
      "/api/v1/changeovers",
      "/api/v1/changeovers/1",
      `/api/v1/search?search=${secret}`,
    );
    guesses.push(
      "/api/v1/preview?path=/",
      "/preview/",
      "/preview/1/",
      `/photo/${ids.get("photo")!.added ?? 99_999}`,
    );
    for (const at of guesses) {
      const response = await site.get(at);
      const body = (await response.text()).toLowerCase();
      // An unknown path redirects to the home page.
      const isHidden = [302, 401, 404, 405].includes(response.status);
      expect([at, isHidden, body.includes("på vei")]).toEqual([at, true, false]);
    }
    for (const [name, { stored }] of ids) {
      const at = `/api/v1${kinds[name].path}/${stored}/next`;
      for (const [method, path] of [
        ["PUT", at],
        ["DELETE", at],
        ["POST", `${at}/publish`],
        ["POST", `${at}/link`],
      ] as const) {
        const request = new Request(`http://localhost:3000${path}`, { method });
        const { status } = await site.app.fetch(request);
        // Kinds that no page shows have no links.
        expect([method, path, status]).toEqual([
          method,
          path,
          path.endsWith("/link") && status === 404 ? 404 : 401,
        ]);
      }
    }
  });

  test("in a public list of counts or planned changes", async () => {
    for (const at of ["/api/v1/overview", "/api/v1/overview/articles", "/api/v1/history?kind=faq"])
      expect([at, (await site.get(at)).status]).toEqual([at, 401]);
    const now = JSON.stringify(await (await site.get("/api/v1/now")).json());
    expect(now.toLowerCase()).not.toContain(secret);
  });
});

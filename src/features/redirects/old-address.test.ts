import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  candidatesFor,
  longestChain,
  loopFrom,
  parseOldAddress,
  requestedAddress,
  type Rule,
} from "./old-address.ts";
import { closest } from "./redirects.server.ts";

const from = (written: string) => {
  const parsed = parseOldAddress(written);
  return "from" in parsed ? parsed.from : parsed;
};
const urlOf = (path: string) => new URL(`http://localhost:3000${path}`);

describe("an old address", () => {
  test.each([
    ["/Om-Oss/", "/om-oss"],
    [" /om-oss ", "/om-oss"],
    ["/b%C3%A5tplass", "/båtplass"],
    ["/ba\u030atplass", "/båtplass"],
    ["/a%2Fb", "/a/b"],
    ["/utleie/*", "/utleie/*"],
    ["/?p=12", "/?p=12"],
    ["?page_id=007", "/?page_id=7"],
    ["https://gammel.example/om-oss", "/om-oss"],
    ["https://gammel.example/?p=3", "/?p=3"],
    ["/data/pdf/prisliste-2019.pdf", "/data/pdf/prisliste-2019.pdf"],
    ["/wp-content/uploads/2019/05/kart.pdf", "/wp-content/uploads/2019/05/kart.pdf"],
    ["/administrasjon", "/administrasjon"],
    ["/en/old", "/en/old"],
  ])("%j is stored as %j", (written, stored) => {
    expect(from(written)).toBe(stored);
  });

  test.each([
    ["om-oss", "noPath"],
    ["", "noPath"],
    ["javascript:alert(1)", "noPath"],
    ["/om-oss?a=b", "query"],
    ["/?p=12&x=1", "query"],
    ["/?p=12/../..", "query"],
    ["/om-oss#a", "query"],
    ["/100%", "encoding"],
    ["/%252e%252e", "encoding"],
    ["/%ff", "encoding"],
    ["//evil.example", "characters"],
    ["https://a.example//evil.example", "characters"],
    ["/%2F/evil.example", "characters"],
    ["/a//b", "characters"],
    ["/a\\b", "characters"],
    ["/a%5Cb", "characters"],
    ["/a%0d%0aSet-Cookie:x=1", "characters"],
    ["/a%00b", "characters"],
    ["/a/../b", "characters"],
    ["/a/%2e%2e/b", "characters"],
    ["/a/.", "characters"],
    ["/a%3Fb", "characters"],
    ["/a*", "characters"],
    ["/*/a", "characters"],
    [`/${"a".repeat(200)}`, "tooLong"],
    ["/api", "reserved"],
    ["/API/v1/x", "reserved"],
    ["/admin/redirects", "reserved"],
    ["/data/images/x.jpg", "reserved"],
    ["/healthz", "reserved"],
    ["/assets/x.js", "reserved"],
    ["/.well-known/x", "reserved"],
    ["/", "page"],
    ["/*", "page"],
    ["/en", "page"],
    ["/Info/Prices", "page"],
    ["/de/notfall", "page"],
    ["/notfall", "page"],
    ["/info/nyheter/hva-som-helst", "page"],
    ["/photo/*", "page"],
    ["/info/nyheter/*", "page"],
  ])("%j is refused: %s", (written, fault) => {
    expect(from(written)).toEqual({ fault });
  });

  const segment = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
  const written = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.webPath(),
    fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`),
    fc
      .array(fc.constantFrom("/", "a", "*", "%", "2", "5", "F", ".", "?", "p", "=", "\\", "å"), {
        maxLength: 12,
      })
      .map((all) => `/${all.join("")}`),
  );

  test("has a stored form that doesn't change when it is parsed again, and a request finds this form", () => {
    fc.assert(
      fc.property(written, (text) => {
        const stored = from(text);
        if (typeof stored !== "string") return;
        expect(from(stored)).toBe(stored);
        const path = stored.startsWith("/?")
          ? stored
          : stored.split("/").map(encodeURIComponent).join("/").replace(/\*$/, "rest");
        const asked = requestedAddress(urlOf(path))!;
        expect(candidatesFor(asked)).toContain(stored);
      }),
      { numRuns: 3000 },
    );
  });

  test("never leads a request away from a reserved address or from the home page", () => {
    for (const path of [
      "/",
      "/?q=1",
      "/?p=x",
      "/?p=1e3",
      "/?p=-1",
      "/api/v1/now",
      "/admin",
      "/data/images/a.jpg",
      "/healthz",
    ])
      expect(requestedAddress(urlOf(path))).toBeUndefined();
    expect(requestedAddress(urlOf("/?x=1&p=12"))).toBe("/?p=12");
  });

  test("with thousands of slashes is looked up under fewer than 250 addresses", () => {
    expect(candidatesFor(requestedAddress(urlOf(`/a${"/".repeat(5000)}b`))!).length).toBeLessThan(250);
    expect(candidatesFor("/a/b")).toEqual(["/a/b", "/a/b/*", "/a/*"]);
    const long = `/a/${"b".repeat(300)}`;
    expect(candidatesFor(long)).toEqual(["/a/*"]);
  });
});

describe("a loop", () => {
  const path = fc.constantFrom("/a", "/b", "/c", "/d", "/a/x", "/b/x");
  const oldPath = fc.oneof(
    path,
    path.map((each) => `${each}/*`),
  );
  const rules = fc.array(fc.record({ from: oldPath, to: fc.oneof(path, fc.constant("/info/prices")) }), {
    maxLength: 12,
  });

  test("is found whenever redirects would never end", async () => {
    await fc.assert(
      fc.asyncProperty(rules, async (all) => {
        const accepted: Rule[] = [];
        for (const rule of all) {
          if (accepted.some((each) => each.from === rule.from)) continue;
          const find = (to: string) => closest([...accepted, rule], to);
          if (!(await loopFrom(rule, find))) accepted.push(rule);
        }
        // Independent of `loopFrom`: every accepted redirect ends at an address without a redirect.
        for (const { to } of accepted) {
          let at: string | undefined = to;
          for (let step = 0; step <= longestChain && at !== undefined; step++) at = closest(accepted, at)?.to;
          expect(at).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("is reported as the chain of its addresses", async () => {
    const all = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/a" },
    ];
    expect(await loopFrom(all[0]!, (to) => closest(all, to))).toEqual(["/a", "/b", "/c", "/a"]);
    const self = { from: "/x/*", to: "/x/y" };
    expect(await loopFrom(self, (to) => closest([self], to))).toEqual(["/x/*", "/x/*"]);
  });
});

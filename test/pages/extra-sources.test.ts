import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { addresses, localPath, address } from "#src/i18n/addresses.ts";
import { createPolicyWriter } from "#src/platform/http/headers.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const plain = { "frame-src": "'none'", "img-src": "'self' data:", "connect-src": "'self'" };

/** Returns the sources of frames, images and fetches in a page's Content-Security-Policy. */
function sources(response: Response): Record<string, string> {
  const policy = response.headers.get("content-security-policy")!;
  const directives = policy
    .split("; ")
    .map((each) => /^(\S+) (.*)$/.exec(each)!.slice(1) as [string, string]);
  return Object.fromEntries(directives.filter(([name]) => name in plain));
}

const cookie = (value: string) => ({ cookie: `cookiepolicy=${value}` });

describe("the Content-Security-Policy allows more sources", () => {
  test.each(languages.map((each) => address("home", each)))(
    "for social media, on %s with consent to social media",
    async (path) => {
      const social = { ...plain, "frame-src": "'self'" };
      expect(sources(await site.get(path, cookie("false|true|false")))).toEqual(social);
      expect(sources(await site.get(path, cookie("true|false|true")))).toEqual(plain);
      expect(sources(await site.get(path))).toEqual(plain);
    },
  );

  test.each(languages.map((each) => address("contactUs", each)))(
    "for the map, on %s with consent to maps, even when the form is shown again",
    async (path) => {
      const maps = { ...plain, "img-src": "'self' data: https://cache.kartverket.no" };
      expect(sources(await site.get(path, cookie("false|false|true")))).toEqual(maps);
      expect(sources(await site.get(path, cookie("true|true|false")))).toEqual(plain);
      expect(sources(await site.get(path))).toEqual(plain);
      const send = (consent: string) =>
        site.app.fetch(
          new Request(`http://localhost:3000${path}`, {
            method: "POST",
            headers: cookie(consent),
            body: new URLSearchParams({ name: "" }),
          }),
        );
      expect(sources(await send("true|false|true"))).toEqual(maps);
      expect(sources(await send("true|true|false"))).toEqual(plain);
    },
  );

  test("on no page except the home page and the contact page", async () => {
    const paths = Object.values(addresses).map(([path]) => localPath(path, "nb"));
    for (const path of paths.filter((each) => !each.includes("{") && each !== "/" && each !== "/contactus"))
      expect(sources(await site.get(path, cookie("true|true|true"))), path).toEqual(plain);
  });
});

test("the policy allows the service worker only on pages that offer to save pages", async () => {
  for (const path of ["/", "/guests", "/en/info/sitemap", "/de/offline", "/contactus"]) {
    const response = await site.get(path, cookie("true|true|false"));
    const mayRegister = response.headers.get("content-security-policy")!.includes("service-worker");
    expect((await response.text()).includes("offline-offer"), path).toBe(mayRegister);
  }
});

test("a page shows a frame or a map only with consent", async () => {
  for (const [path, consent, part] of [
    ["/", "false|true|false", "<iframe"],
    ["/contactus", "false|false|true", "data-map="],
  ] as const) {
    expect(await site.read(path, cookie(consent))).toContain(part);
    for (const other of ["", "true|false|false"])
      expect(await site.read(path, other ? cookie(other) : {})).not.toContain(part);
  }
});

test("the policy leaves out sources that would end a directive or match any host", () => {
  const frames = [
    "https://sosial.example",
    "https://a;script-src.example",
    "https://*",
    "https://a.example *",
  ];
  const policyOf = createPolicyWriter("https://campsite.example");
  const policy = policyOf({ frames, images: ["https://b,c"], connect: ["http://127.0.0.1:81"] });
  expect(policy).toContain("; frame-src https://sosial.example; ");
  expect(policy).toContain("; img-src 'self' data:; ");
  expect(policy).toContain("; connect-src 'self' http://127.0.0.1:81; ");
  expect(policyOf({ frames: ["https://*"] })).toContain("frame-src 'none'");
  const { socialPageUrl } = identityKind.input.shape;
  for (const url of [
    "https://a;script-src.example",
    "https://*.example",
    "http://sosial.example",
    "https://'a'.no",
  ])
    expect([url, socialPageUrl.safeParse(url).success]).toEqual([url, false]);
  expect(socialPageUrl.safeParse("https://www.facebook.com/campingen").success).toBe(true);
});

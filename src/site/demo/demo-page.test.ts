import { expect, test } from "vitest";
import { consentText } from "#messages/consent";
import { demoPageFields, demoPages } from "#src/campsite/identity/demo-pages.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languages, languageTag, type Language } from "#src/i18n/language.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

const all = languages.flatMap((language) =>
  demoPageFields.map((field) => ({ language, field, path: localPath(demoPages[field].path, language) })),
);

const allowed = { cookie: "cookiepolicy=false|true|false" };

const directive = (response: Response, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(response.headers.get("content-security-policy")!)?.[1];

async function externalLinksOf(site: Pick<TestSite, "get" | "read">, language: Language) {
  const booking = await site.get(address("booking", language));
  const social = /<figcaption[^>]*>[^<]+<a href="([^"]+)"/.exec(
    await site.read(address("home", language), allowed),
  );
  return { bookingUrl: booking.headers.get("location"), socialPageUrl: social?.[1] };
}

test("the demo links to its own pages instead of external sites, in the reader's language", async () => {
  await using site = await openTestSite();
  for (const language of languages) {
    const links = await externalLinksOf(site, language);
    for (const field of ["bookingUrl", "socialPageUrl"] as const)
      expect(links[field]).toBe(`http://localhost:3000${localPath(demoPages[field].path, language)}`);
  }
  const listed = (await site.read("/sitemap.xml")) + (await site.read("/info/sitemap"));
  for (const { path, language } of all) {
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${languageTag[language]}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`href="${address("home", language)}" target="_top"`);
    expect(html).not.toMatch(/hreflang/i);
    expect(listed.includes(path), path).toBe(false);
  }
});

test("only the site itself can frame the demo's social posts, and nothing can frame another demo page", async () => {
  await using site = await openTestSite();
  for (const { path, field } of all) {
    const response = await site.get(path);
    const framedBy = field === "socialPageUrl" ? "'self'" : "'none'";
    expect([path, directive(response, "frame-ancestors")]).toEqual([path, framedBy]);
    expect(directive(response, "frame-src")).toBe("'none'");
    expect(response.headers.get("x-frame-options")).toBeNull();
  }
  for (const language of languages) {
    const home = await site.get(address("home", language), allowed);
    expect(directive(home, "frame-src")).toBe("'self'");
    expect(directive(home, "frame-ancestors")).toBe("'none'");
    const src = localPath(demoPages.socialPageUrl.path, language);
    expect(await home.text()).toMatch(new RegExp(`<iframe [^>]*src="${src}"`));
    const responseWithoutConsent = await site.get(address("home", language));
    expect(directive(responseWithoutConsent, "frame-src")).toBe("'none'");
    const htmlWithoutConsent = await responseWithoutConsent.text();
    expect(htmlWithoutConsent).not.toContain("<iframe");
    // The text names no external service, because the posts come from the site itself.
    expect(htmlWithoutConsent).toContain(`>${consentText[language].social.meaning}</span>`);
  }
});

test("a demo page is 404 after staff have replaced or removed its address", async () => {
  await using site = await openStaffSite();
  for (const written of ["https://camping-network.example/vi", ""])
    for (const field of demoPageFields) {
      const demo = (await (await site.call("GET", "/identity/1")).json()) as object;
      const stored = Object.fromEntries(demoPageFields.map((each) => [each, demoPages[each].stored]));
      const saved = await site.call("PUT", "/identity/1", { ...demo, ...stored, [field]: written });
      expect(saved.status).toBe(200);
      for (const each of all)
        expect([each.path, (await site.get(each.path)).status]).toEqual([
          each.path,
          each.field === field ? 404 : 200,
        ]);
      const home = await site.get("/", allowed);
      const frames = written === "" ? "'none'" : new URL(written).origin;
      expect(directive(home, "frame-src")).toBe(field === "socialPageUrl" ? frames : "'self'");
      expect(JSON.stringify(await externalLinksOf(site, "nb"))).not.toContain(demoPages[field].path);
    }
});

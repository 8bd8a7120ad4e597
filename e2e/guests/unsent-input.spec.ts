import { consentChoices } from "#src/campsite/consent/consent.ts";
import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { languages } from "#src/i18n/language.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { expect, test } from "../support/test.ts";
import { thirdParties } from "../support/third-parties.ts";
import type { Site } from "../support/site.ts";
import { lostTranslations, translateFromTheStart, translatePage } from "../support/translator.ts";

// The tests submit the consent panel's form with consent to everything, so pages may contact third parties.
test.use({ agreedTo: Object.values(thirdParties) });

interface FoundForm {
  path: string;
  /** The form's index among the page's forms. */
  index: number;
  /** The value of the consent cookie. */
  consent: string | undefined;
}

/**
 * Searches all pages for forms that a visitor can fill in. Returns each form with the first page that has it. The field
 * in the menu is left out: wide windows don't show it, and the search page has the same form.
 */
async function findForms({ origin }: Site): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>();
  for (const consent of [undefined, "true|false|false"])
    for (const [place, name] of publicPages.entries()) {
      const path = pathOf(name, languages[place % languages.length]!);
      const headers: HeadersInit = consent ? { cookie: `cookiepolicy=${consent}` } : {};
      const html = await (await fetch(origin + path, { headers })).text();
      for (const [index, [form]] of [...html.matchAll(/<form.*?<\/form>/gs)].entries()) {
        const names = [...form.matchAll(/ (?:action|name)="([^"]+)"/g)].map(([, each]) => each).join();
        const isFilledIn = /<(textarea|select|input(?![^>]*type="(?:hidden|radio)"))/.test(form);
        const isInMenu = form.includes('id="menu-search"');
        if (isFilledIn && !isInMenu && !found.has(names)) found.set(names, { path, index, consent });
      }
    }
  expect(found.size).toBeGreaterThan(3);
  return [...found.values()];
}

interface OpenForm {
  page: Page;
  form: Locator;
  fields: Locator[];
  /** Lets the delayed scripts load and waits until all have run. */
  runScripts(): Promise<void>;
}

/**
 * Runs `use` with every form, each on a page of its own. Each form adds 30 s to the test's timeout.
 * @param areScriptsHeld true to delay the scripts that a page requests after its load event, until `runScripts`
 */
async function withEveryForm(
  context: BrowserContext,
  site: Site,
  { areScriptsHeld = false },
  use: (open: OpenForm) => Promise<void>,
): Promise<void> {
  for (const { path, index, consent } of await findForms(site))
    await test.step(`${path}, form ${index + 1}`, async () => {
      test.setTimeout(test.info().timeout + 30_000);
      await context.clearCookies();
      if (consent) await context.addCookies([{ name: "cookiepolicy", value: consent, url: site.origin }]);
      const page = await context.newPage();
      const pending = new Set<Request>();
      page.on("request", (request) => request.resourceType() === "script" && pending.add(request));
      page.on("requestfinished", (request) => pending.delete(request));
      const released = Promise.withResolvers<void>();
      if (!areScriptsHeld) released.resolve();
      else
        await page.route("**/*.js", async (route) => {
          if (hasLoaded) await released.promise;
          await route.continue();
        });
      let hasLoaded = false;
      await page.goto(path);
      hasLoaded = true;
      const form = page.locator("form").nth(index);
      await openParts(page, form);
      const all = form.locator("input:not([type=hidden], [type=radio], [tabindex='-1']), textarea, select");
      const names = await all.evaluateAll((found) => found.map((field) => field.getAttribute("name")!));
      expect(names.length).toBeGreaterThan(0);
      await use({
        page,
        form,
        fields: names.map((name) => form.locator(`[name=${name}]`)),
        async runScripts() {
          released.resolve();
          await page.unrouteAll({ behavior: "wait" });
          await expect.poll(() => pending.size).toBe(0);
          await page.evaluate(async () => {
            const scripts = performance
              .getEntriesByType("resource")
              .filter(({ name }) => name.endsWith(".js"));
            await Promise.all(scripts.map(({ name }) => import(name)));
          });
        },
      });
      await page.close();
    });
}

/**
 * Opens closed parts of the form without the page's scripts, so that all fields are visible. A fragment in the address
 * opens the consent panel's choices.
 */
async function openParts(page: Page, form: Locator): Promise<void> {
  for (const closed of await form.locator("details:not([open]) > summary").all()) await closed.click();
  if ((await form.locator(`#${consentChoices}`).count()) > 0)
    await page.evaluate((fragment) => void (location.hash = fragment), consentChoices);
}

/** Valid values by type of field. No value is the name of a pitch. */
const samples: Record<string, string> = {
  email: "ola@solberg.example",
  tel: "912 34 567",
  search: "dusj og do",
  decimal: "07,45",
};

const kindOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => (element.inputMode === "decimal" ? "decimal" : element.type));
const sampleFor = async (field: Locator) => samples[await kindOf(field)] ?? "Har dere plass?";

async function expectFilled(fields: Locator[]): Promise<void> {
  for (const field of fields)
    if ((await kindOf(field)) === "checkbox") await expect(field).toBeChecked();
    else await expect(field).toHaveValue(await sampleFor(field));
}

/** Fills a form by keyboard. In each field `between` runs between two key presses, with the caret inside the text. */
async function write(page: Page, fields: Locator[], between: () => Promise<void>): Promise<void> {
  for (const field of fields) {
    await field.focus();
    if ((await kindOf(field)) === "checkbox") {
      await page.keyboard.press("Space");
      await between();
    } else {
      const sample = await sampleFor(field);
      await page.keyboard.type(sample.slice(0, 3) + sample.slice(-2));
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await between();
      await page.keyboard.type(sample.slice(3, -2));
    }
    await expect(field).toBeFocused();
  }
  await expectFilled(fields);
}

/** Presses the form's last button and expects that all typed text is sent and accepted. */
async function submit(page: Page, form: Locator, fields: Locator[]): Promise<void> {
  const expected = await Promise.all(
    fields.map(async (field) =>
      (await kindOf(field)) === "checkbox" ? `${await field.getAttribute("name")}=on` : sampleFor(field),
    ),
  );
  const isSubmission = (request: Request) => request.isNavigationRequest() || request.method() === "POST";
  const submitted = page.waitForRequest(isSubmission);
  // Playwright reports no response for a redirect that the script doesn't follow. The script then loads the page again.
  const accepted = page.waitForResponse((response) => isSubmission(response.request()));
  const loaded = new Promise((resolve) => page.once("load", resolve));
  await form.locator("button").filter({ visible: true }).last().click();
  const request = await submitted;
  const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`.replaceAll("+", " "));
  for (const each of expected) expect(sent).toContain(each);
  expect((await accepted).status()).toBeLessThan(400);
  // Chromium can hang when a page is closed while it loads. A form that calls the API loads no page.
  if (!request.url().includes("/api/")) await loaded;
}

test("a page that is translated before the first input keeps typed text, focus and the translation", async ({
  context,
  site,
}) => {
  await translateFromTheStart(context);
  await withEveryForm(context, site, {}, async ({ page, form, fields, runScripts }) => {
    await write(page, fields, runScripts);
    expect(await lostTranslations(page)).toBe(0);
    await submit(page, form, fields);
  });
});

test("a translation that starts while typing doesn't change the typed text", async ({ context, site }) => {
  await withEveryForm(context, site, {}, async ({ page, form, fields, runScripts }) => {
    let isTranslated = false;
    await write(page, fields, async () => {
      if (!isTranslated) await translatePage(page);
      isTranslated = true;
      await runScripts();
    });
    expect(await lostTranslations(page)).toBe(0);
    await submit(page, form, fields);
  });
});

test("scripts that load while typing leave the fields and the caret unchanged", async ({ context, site }) => {
  await translateFromTheStart(context);
  await withEveryForm(context, site, { areScriptsHeld: true }, async ({ page, form, fields, runScripts }) => {
    await write(page, fields, runScripts);
    await submit(page, form, fields);
  });
});

test("an IME composition continues while scripts load", async ({ context, site }) => {
  await translateFromTheStart(context);
  await withEveryForm(context, site, { areScriptsHeld: true }, async ({ page, fields, runScripts }) => {
    const session = await context.newCDPSession(page);
    for (const field of fields) {
      if ((await kindOf(field)) === "checkbox") continue;
      await field.focus();
      await session.send("Input.imeSetComposition", { selectionStart: 2, selectionEnd: 2, text: "ka" });
      await runScripts();
      await session.send("Input.insertText", { text: "か" });
      await expect(field).toHaveValue("か");
      await expect(field).toBeFocused();
    }
  });
});

test("values that a browser fills in without a key press are sent", async ({ context, site }) => {
  await translateFromTheStart(context);
  await withEveryForm(context, site, {}, async ({ page, form, fields, runScripts }) => {
    for (const field of fields) {
      const sample = await sampleFor(field);
      await field.evaluate((element: HTMLInputElement, value) => {
        if (element.type === "checkbox") element.checked = true;
        else element.value = value;
      }, sample);
    }
    await fields[0]!.hover();
    await runScripts();
    await expectFilled(fields);
    await submit(page, form, fields);
  });
});

test("Back and Forward restore a form's typed text", async ({ context, site }) => {
  await translateFromTheStart(context);
  await withEveryForm(context, site, {}, async ({ page, form, fields, runScripts }) => {
    await write(page, fields, runScripts);
    // Browsers don't restore a field with autocomplete="off" on Back.
    const [first] = fields;
    if ((await first!.getAttribute("autocomplete")) === "off") return;
    await page.goto(pathOf("prices", "nb"));
    await page.goBack();
    await expectFilled(fields);
    await page.goForward();
    await page.goBack();
    await openParts(page, form);
    await first!.focus();
    await runScripts();
    await expectFilled(fields);
    await submit(page, form, fields);
  });
});

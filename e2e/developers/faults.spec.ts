import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { test } from "../support/development.ts";
import { signIn } from "../support/staff.ts";
import { expect } from "../support/test.ts";

const syntaxError = "const = 'Broken <on> purpose';\n";
const thrown = "if (Date.now() > 0) throw new Error('Broken <on> purpose');\n";

const questions = { page: address("questions", "en"), file: "src/features/faq/questions-page.tsx" };
const form = {
  page: address("contactUs", "nb"),
  file: "src/features/feedback/feedback-form.client.ts",
  touch: "form.form [name=message]",
};
const list = { page: staffAddresses.messages, file: "src/features/messages/staff/messages-admin.tsx" };

/**
 * The faults, each with the place where a test inserts it. A form's script is loaded when the pointer moves over the
 * field `touch`.
 */
const faults = {
  "a syntax error on a page": { ...questions, after: "async load(context) {\n", fault: syntaxError },
  "a throw while a page's module loads": { ...questions, after: "", fault: thrown },
  "a throw while a page renders": { ...questions, after: "language, assetUrl }) {\n", fault: thrown },
  "a syntax error in a form's script": { ...form, after: "", fault: syntaxError },
  "a throw in a form's script": {
    ...form,
    after: "enableForm(form: HTMLFormElement): void {\n",
    fault: thrown,
  },
  "a syntax error on a staff screen": { ...list, after: "", fault: syntaxError },
  "a throw while a staff screen loads": { ...list, after: "LoaderFunctionArgs) {\n", fault: thrown },
  "a throw while a staff screen renders": {
    ...list,
    after: "export function Component() {\n",
    fault: thrown,
  },
};

// The first request of each page takes long, because Vite then transforms the page's sources.
test.describe.configure({ timeout: 600_000 });

for (const [name, { page: shown, file, after, fault, ...rest }] of Object.entries(faults)) {
  test(`${name} is shown with message, file and line until it is fixed`, async ({
    page,
    context,
    development: site,
    findings,
  }) => {
    await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
    if (shown === list.page) await signIn(page, site, shown);
    else await page.goto(shown);
    const heading = await page.locator("main h1").first().textContent();
    const source = path.join(site.folder, file);
    const mended = await readFile(source, "utf8");
    expect(mended).toContain(after);
    const at = mended.indexOf(after) + after.length;
    const place = `${file}:${mended.slice(0, at).split("\n").length}`;
    const overlay = page.locator("vite-error-overlay");

    const reloaded = page.waitForEvent("load");
    await writeFile(source, mended.slice(0, at) + fault + mended.slice(at));
    await reloaded;
    // Vite may reload the page once more.
    await expect(async () => {
      if ("touch" in rest) await page.locator(rest.touch).dispatchEvent("pointerover");
      await expect(overlay).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(overlay.locator(".message")).toContainText(
      fault === thrown ? "Broken <on> purpose" : "Unexpected token",
    );
    await expect(overlay.locator(".window")).toContainText(place);
    await expect(overlay.locator(".window")).toHaveCSS("background-color", "rgb(24, 24, 24)");
    // The terminal shows readable lines instead of JSON.
    await expect.poll(site.output).toContain(place);
    expect(site.output()).not.toMatch(/^\{/m);

    await writeFile(source, mended);
    await expect(overlay).toBeHidden();
    await expect(page.locator("main h1").first()).toHaveText(heading!);
    expect(findings.join("\n")).not.toContain("Content Security Policy");
    findings.length = 0;
  });
}

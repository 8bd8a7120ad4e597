import { describe, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { formatDate } from "#src/i18n/format.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { demoPdf, readOut } from "./demo-pdf.ts";

const { address } = demo.identity();
const all = demo
  .documents()
  .flatMap((document) =>
    languages.map((language) => ({ document, language, name: `${document.key} in ${language}` })),
  );

describe.each(all)("the demo's PDF of $name", async ({ document, language }) => {
  const bytes = await demoPdf(document.key, language);
  const file = bytes.toString("latin1");

  test("is complete and has the stated number of pages", () => {
    expect(file.slice(0, 8)).toBe("%PDF-1.7");
    expect(file.trimEnd().slice(-5)).toBe("%%EOF");
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(document.pages[language]);
  });

  test("is tagged for screen readers, in its language, and shows its title", () => {
    expect(file).toContain("/StructTreeRoot ");
    expect(file).toContain("/Marked true");
    expect(file).toContain(`/Lang (${languageTag[language]})`);
    expect(file).toContain("/DisplayDocTitle true");
    expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(bytes.toString("utf8")).toContain(
      `<rdf:li xml:lang="x-default">${inLanguage(document, ["title"], language).title}</rdf:li>`,
    );
    expect(file.match(/\/S \/H1\n/g)).toHaveLength(1);
  });

  test("lets a screen reader read its date and the contact once each", async () => {
    const spoken = await readOut(document.key, language);
    expect(spoken[0]).toContain(formatDate(Temporal.PlainDate.from(document.date)));
    expect(spoken.filter((each) => each === spoken[0])).toHaveLength(1);
    expect(spoken.at(-1)).toContain(`${address.street}, ${address.postalCode}`);
    expect(spoken.filter((each) => each === spoken.at(-1))).toHaveLength(1);
  });

  test("has a label for each form field", () => {
    expect(file.match(/\/TU \(/g)?.length).toBe(file.match(/\/FT \/Tx\n/g)?.length);
  });
});

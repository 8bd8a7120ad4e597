import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { demo } from "#test/content/demo.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

let site: StaffSite;
beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Returns the measures of a place as guests read them, such as "Dør: 90 cm". */
async function readPlace(name: string, path = address("accessibility", "nb")): Promise<string[]> {
  const html = (await site.read(path)).replaceAll("\u00a0", " ");
  const [, place = ""] = html.split(`>${name}</h2>`);
  const [list = ""] = place.split("</dl>");
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/dd>/g)].map(
    ([, label, value]) => `${label}: ${value}`,
  );
}

describe.each(languages)("the accessibility page in %s", (language) => {
  test("shows each place with its words, and the text about the website", async () => {
    const html = await site.read(address("accessibility", language));
    for (const place of demo.accessPlaces()) {
      const { name, entrance, toilet, more } = inLanguage(
        place,
        ["name", "entrance", "toilet", "more"],
        language,
      );
      for (const words of [name, entrance, toilet, more]) expect(html).toContain(words);
    }
    expect(html).toContain("WCAG");
    expect(html).not.toMatch(/<h2 [^>]*lang=/);
  });
});

test("a place shows only measures that staff have entered, including zero", async () => {
  const { id } = (await (
    await site.call("POST", "/accessplaces", { name: "Badstua", threshold: 0, doorWidth: "75" })
  ).json()) as { id: number };
  expect(await readPlace("Badstua")).toEqual(["Inngang: trinnfri", "Dør: 75 cm"]);
  await site.call("PUT", `/accessplaces/${id}`, { threshold: 4, doorWidth: null, entrance: "tung dør" });
  expect(await readPlace("Badstua")).toEqual(["Inngang: trinn på 4 cm, tung dør"]);
  await site.call("DELETE", `/accessplaces/${id}`);
  expect(await readPlace("Badstua")).toEqual([]);
});

test("the day of the measurements is shown once if all places have the same day", async () => {
  const read = async () =>
    (await site.read(address("accessibility", "nb"))).split("Målt 03.05.2026.").length - 1;
  expect(await read()).toBe(1);
  const [first] = (await (await site.call("GET", "/accessplaces")).json()) as { id: number }[];
  await site.call("PUT", `/accessplaces/${first!.id}`, { measuredOn: "2026-06-01" });
  expect(await read()).toBe(demo.accessPlaces().length - 1);
});

test("each figure of the summary leaves out places without this measure", async () => {
  const html = (await site.read(address("accessibility", "nb"))).replaceAll("\u00a0", " ");
  expect(html).toContain("3 av 4");
  expect(html).toContain("<dd>80 cm</dd>");
});

test("an impossible measure is refused, and the error names its field", async () => {
  const response = await site.call("POST", "/accessplaces", { name: "Skjulet", doorWidth: 3 });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([
    { field: "doorWidth" },
  ]);
});

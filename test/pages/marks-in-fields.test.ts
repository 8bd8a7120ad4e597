import { expect, test } from "vitest";
import { openStaffSite } from "#test/support/staff-site.ts";
import { requestedPaths, finalAnswer, kinds, type Resource } from "./properties/valid-saves.ts";

/** Yields copies of a resource, each with one changed text. In a list, only the first part changes. */
function* withOneChanged(value: unknown, text: string): Generator {
  if (typeof value === "string") yield text;
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined))
      for (const changed of withOneChanged(inner, text))
        yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}

test.each([
  `<data value="identity.phone">1</data>`,
  `<data value="gone.long-ago">1</data>`,
  "<data value=identity.phone>1</data>",
  "<data>1</data>",
])(
  "no public page shows %s as text, whichever field contains it",
  async (text) => {
    await using site = await openStaffSite();
    for (const kind of kinds) {
      const read = async () => (await (await site.call("GET", kind)).json()) as Resource | Resource[];
      const [first] = [await read()].flat();
      const { id, ...fields } = first!;
      for (const [name, value] of Object.entries(fields))
        for (const changed of withOneChanged(value, text)) {
          const [present] = [await read()].flat().filter((each) => each["id"] === id);
          const path = `${kind}/${String(id)}`;
          const answer = await site.call("PUT", path, { ...present, [name]: changed });
          expect([path, name, answer.status]).toEqual([path, name, answer.status === 200 ? 200 : 422]);
        }
    }
    for (const path of requestedPaths)
      expect([
        path,
        /[^<]*&lt;\/?data\b.{20}/.exec(await (await finalAnswer(site, path)).text())?.[0],
      ]).toEqual([path, undefined]);
  },
  120_000,
);

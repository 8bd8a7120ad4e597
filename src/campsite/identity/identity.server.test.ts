import { describe, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { getIdentity, identityCollection } from "./identity.server.ts";
import { identityKind } from "./identity.ts";

describe.each(databases)("the identity on %s", (database) => {
  test("has no contact details, reception hours or links before anyone has saved it", async () => {
    await using context = await openTestContext({ database });
    expect(await getIdentity(context)).toMatchObject({
      version: 0,
      phone: "",
      email: "",
      address: { street: "", postalCode: "", city: "" },
      reception: [],
      bookingUrl: "",
      socialPageUrl: "",
    });
  });

  test("has the values that were saved last, with every digit of the coordinates", async () => {
    await using context = await openTestContext({ database });
    const input = identityKind.input.parse({
      ...demo.identity(),
      shortIntro: "Ved sjøen.",
      latitude: 58.990_123_456_7,
      translations: { en: { tagline: "By the sea" } },
    });
    const saved = await identityCollection.save(context, input);
    expect(toGuestResource(saved)).toEqual({
      ...input,
      id: saved.id,
      version: 1,
      updatedAt: "2026-07-15T10:00:00Z",
    });
    expect(await getIdentity(context)).toEqual(toGuestResource(saved));
    await identityCollection.save(context, { ...input, name: "Ny camping" }, { id: saved.id });
    expect((await getIdentity(context)).name).toBe("Ny camping");
  });
});

import { expect, test } from "vitest";
import { openStaffSite } from "#test/support/staff-site.ts";

test("booking redirects to the portal, also if its address has characters that a header can't contain", async () => {
  await using site = await openStaffSite();
  for (const [written, leadsTo] of [
    [
      "https://bestill.example/brygga – nå 😀",
      "https://bestill.example/brygga%20%E2%80%93%20n%C3%A5%20%F0%9F%98%80",
    ],
    ["https://bestill.example/a\r\nX-Other: b", "https://bestill.example/aX-Other:%20b"],
    ["https://blåbær.example/", "https://xn--blbr-roah.example/"],
  ] as const) {
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    const saved = await site.call("PUT", "/identity/1", { ...identity, bookingUrl: written });
    expect(saved.status, written).toBe(200);
    const answer = await site.app.fetch(new Request("http://localhost:3000/en/booking"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, leadsTo]);
  }
});

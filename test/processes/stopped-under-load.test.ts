import { expect, test } from "vitest";
import sharp from "sharp";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";
import { uploadRequest } from "#test/support/uploads/upload.ts";
import { ask, oneConnection, openStaffSession } from "./guests-and-staff.ts";

test.each(["1", "2"])(
  "a site of %s workers that is stopped during 200 requests answers all of them",
  async (workers) => {
    await using place = await createDatabase("SQLite");
    await using staff = await openStaffSession();
    await using server = startServer({
      ...staff.environment,
      DATA_DIR: place.dataDir,
      DATABASE_URL: "",
      WORKERS: workers,
      FORM_LIMIT: "999",
      SITE_ORIGIN: "http://localhost:3000",
    });
    const origin = await server.origin;
    const clients = Array.from({ length: 200 }, oneConnection);
    // Open the connections before the site is stopped, so that only requests are unfinished.
    await Promise.all(clients.map((agent) => ask(`${origin}/healthz`, { agent })));
    const drawn = await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const upload = uploadRequest(new Uint8Array(drawn));
    const uploaded = {
      headers: { "content-type": upload.headers.get("content-type")! },
      body: new Uint8Array(await upload.arrayBuffer()),
    };
    const form = (message: string) =>
      new URLSearchParams({
        name: "Ola",
        email: "ola@example.com",
        mobilePhone: "90012345",
        message,
      }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000" };
    const asked = clients.map((agent, number) => {
      if (number % 50 === 0) return staff.call(origin, "/file/upload", { ...uploaded, agent });
      if (number % 2 === 0)
        return ask(`${origin}/contactus`, { agent, headers, body: form(`Hei ${number}`) });
      return ask(`${origin}/${["", "guests", "info/prices", "info/questions"][number % 4]}`, {
        agent,
        headers: { cookie: `cookiepolicy=${number}` },
      });
    });
    server.signal("SIGTERM");
    const answers = await Promise.allSettled(asked);
    const counts: Record<string, number> = {};
    for (const each of answers) {
      const how = each.status === "fulfilled" ? each.value.status : String(each.reason);
      counts[how] = (counts[how] ?? 0) + 1;
    }
    expect(counts).toEqual({ 200: 100, 201: 4, 303: 96 });
    expect(await server.ended).toMatchObject({ code: 0 });
    for (const each of clients) each.destroy();
  },
);

import { expect, test } from "vitest";
import { sendBrokenRequests } from "#test/support/broken-requests.ts";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";
import { openStaffSession } from "#test/processes/guests-and-staff.ts";

test("a server survives broken requests of every kind and keeps serving guests", async () => {
  await using place = await createDatabase("SQLite");
  await using staff = await openStaffSession();
  await using server = startServer({
    ...staff.environment,
    DATA_DIR: place.dataDir,
    DATABASE_URL: "",
    FORM_LIMIT: "999999",
  });
  const token = `Bearer ${await staff.issuer.token()}`;
  // The drill broken-requests opens more connections. The seed and therefore the requests are the same in every run.
  await sendBrokenRequests(server, { count: 1500, seed: 1, token });
  server.signal("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
});

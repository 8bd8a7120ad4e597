/*
 * Opens COUNT connections with broken requests to a site of one process, and then the same number to a site with two
 * workers. COUNT is 50,000 by default. The drill fails if a process ends or a guest isn't served. The drill needs a
 * build. SEED chooses the requests.
 */
import { sendBrokenRequests } from "#test/support/broken-requests.ts";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";
import { openStaffSession } from "#test/processes/guests-and-staff.ts";

const count = Number(process.env["COUNT"] ?? 50_000);
const seed = Number(process.env["SEED"] ?? 1_000_000);

for (const workers of ["1", "2"]) {
  await using place = await createDatabase("SQLite");
  await using staff = await openStaffSession();
  await using server = startServer({
    ...staff.environment,
    DATA_DIR: place.dataDir,
    DATABASE_URL: "",
    FORM_LIMIT: "999999",
    WORKERS: workers,
  });
  const startedAt = performance.now();
  await sendBrokenRequests(server, { count, seed, token: `Bearer ${await staff.issuer.token()}` });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${count} connections to ${workers} of the site's processes in ${seconds} s; all processes still run`,
  );
}

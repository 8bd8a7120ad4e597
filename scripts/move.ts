/*
 * Copies the configured site to another database or storage while it runs:
 * `npm run move -- --to postgres://… [--files s3://bucket]`. To move back: `npm run move -- --to sqlite:FOLDER`.
 */
import { parseArgs } from "node:util";
import path from "node:path";
import { readConfig } from "#src/platform/config.ts";
import { move } from "#src/platform/copies/move.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { runScript, waitForEnter } from "#src/platform/copies/run-script.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { callOf } from "#src/platform/program-call.ts";

await runScript(
  `${callOf("move")} --to postgres://… or sqlite:FOLDER [--files s3://bucket or FOLDER]`,
  async () => {
    const { to, files } = parseArgs({
      options: { to: { type: "string" }, files: { type: "string" } },
    }).values;
    // The files of a site need a whole bucket, so an address with a prefix is invalid.
    if (!to || /^s3:\/\/[^/]*\//.test(files ?? "")) return false;
    const config = readConfig(process.env);
    const databaseUrl = to.startsWith("sqlite:") ? "" : to;
    const dataDir = databaseUrl ? config.dataDir : path.resolve(to.slice("sqlite:".length));
    const storage = await openStorage(config);
    // Without --files, files in a bucket stay there, and files in a folder move to the folder of the new database.
    const filesStay = files === undefined && (config.s3?.bucket !== undefined || dataDir === config.dataDir);
    const target = {
      config: { databaseUrl, dataDir },
      storage: filesStay ? storage : await openPlace(files ?? dataDir, config),
    };
    await move({ config, storage }, target, async ({ tables, files: count }) => {
      const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
      console.log(`Moved: ${rows} rows and ${count} files, identical in both places.`);
      console.log("The old site accepts no writes now. Stop it, start the new one, and press Enter.");
      await waitForEnter();
    });
    return true;
  },
);

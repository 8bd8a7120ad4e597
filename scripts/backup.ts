/*
 * Backs up the configured site, even while it runs: `npm run backup -- FILE` or `npm run backup -- s3://bucket/name`.
 * Without a name, the command writes to BACKUP_URL and deletes expired backups. `--make-key` makes keys for BACKUP_KEY.
 */
import { readConfig } from "#src/platform/config.ts";
import { backUp, backUpByDate, hasBackup } from "#src/platform/copies/backup.ts";
import { makeKeys } from "#src/platform/copies/archive/encryption.ts";
import { refuseHalfCopy } from "#src/platform/copies/incomplete-copy.ts";
import { openFilePlace, openPlace } from "#src/platform/copies/places.ts";
import { runScript } from "#src/platform/copies/run-script.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { callOf } from "#src/platform/program-call.ts";

await runScript(
  `${callOf("backup")} FILE or s3://bucket/prefix/name, or nothing with BACKUP_URL, or --make-key`,
  async (address, ...rest) => {
    if (rest.length > 0) return false;
    if (address === "--make-key") {
      const { secret, shared } = await makeKeys();
      console.log(
        `BACKUP_KEY=${shared}\n\nTo restore: BACKUP_KEY=${secret}\nKeep the secret key away from the server.`,
      );
      return true;
    }
    const config = readConfig(process.env);
    const { url } = config.backup;
    if (!address && !url) return false;
    await using db = await openDatabase(config);
    await refuseHalfCopy(db);
    const site = { config, db, storage: await openStorage(config), now: () => Temporal.Now.instant() };
    let damaged: string[];
    if (address) {
      const { place, name } = await openFilePlace(address, config);
      if (await hasBackup(place, name)) throw new Error(`${address} already exists.`);
      const { bytes, damagedLists } = await backUp(site, place, name);
      console.log(`Backed up: ${address}, ${bytes} bytes, verified.`);
      damaged = damagedLists;
    } else {
      const { name, bytes, removed, damagedLists } = await backUpByDate(site, await openPlace(url!, config));
      console.log(
        `Backed up: ${url}/${name}, ${bytes} bytes, verified. Expired backups removed: ${removed}.`,
      );
      damaged = damagedLists;
    }
    for (const list of damaged)
      console.error(`${list} beside the backup is damaged: replace it with a good copy, or move it away.`);
    return true;
  },
);

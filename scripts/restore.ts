/*
 * Makes the site that the environment configures from a backup, in an empty place: `npm run restore -- FILE`, or
 * `s3://bucket/prefix/name`. Without a name it says which backups lie in BACKUP_URL.
 */
import { eraseAgain } from "#src/features/feedback/erased-feedback.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { listBackups } from "#src/platform/copies/backup.ts";
import { openFilePlace, openPlace } from "#src/platform/copies/places.ts";
import { restore } from "#src/platform/copies/restore.ts";
import { runScript } from "#src/platform/copies/run-script.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";

await runScript("npm run restore -- FILE or s3://bucket/prefix/name", async (address, ...rest) => {
  const config = readConfig(process.env);
  const { url } = config.backup;
  if (!address && url)
    for (const name of await listBackups(await openPlace(url, config))) console.log(`${url}/${name}`);
  if (!address || rest.length > 0) return false;
  const { manifest, files, erasedUntil, erased } = await restore(
    { ...(await openFilePlace(address, config)), key: config.backup.key },
    { config, storage: await openStorage(config), eraseAgain },
  );
  const rows = Object.values(manifest.tables).reduce((total, table) => total + table.rows, 0);
  console.log(
    `Restored: the site of ${manifest.takenAt}, ${rows} rows and ${files} files, all as in the archive.`,
  );
  console.log(
    erasedUntil !== undefined
      ? `Erased again, as it was after the backup: ${erased} messages and mails. The list beside it is of ${erasedUntil}: who was erased later is to be erased once more.`
      : `No list of later erasures lies beside the archive. Who was erased after it is in it again: erase them once more.`,
  );
  return true;
});

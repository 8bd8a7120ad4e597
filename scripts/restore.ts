/*
 * Restores a backup to an empty site: `npm run restore -- FILE` or `npm run restore -- s3://bucket/name`. With
 * `--check`, the command only checks the backup. With `--send`, guests get notices and news at once. Without a name,
 * the command lists the backups in BACKUP_URL.
 */
import { repeatErasures } from "#src/features/feedback/privacy/erased-feedback.server.ts";
import { beginAnnouncing, holdAnnouncements } from "#src/features/subscriptions/announcing.server.ts";
import { holdPassedPublications } from "#src/cms/next-versions/passed-publications.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { fileEntry, type Manifest } from "#src/platform/copies/archive/archive.ts";
import { listBackups } from "#src/platform/copies/backup.ts";
import { openFilePlace, openPlace } from "#src/platform/copies/places.ts";
import { checkBackup, restore } from "#src/platform/copies/restore.ts";
import { runScript } from "#src/platform/copies/run-script.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { callOf } from "#src/platform/program-call.ts";

await runScript(
  `${callOf("restore")} [--check | --send] FILE or s3://bucket/prefix/name`,
  async (...words) => {
    const isCheck = words[0] === "--check";
    const isSending = words[0] === "--send";
    const [address, ...rest] = isCheck || isSending ? words.slice(1) : words;
    const config = readConfig(process.env);
    const { url } = config.backup;
    if (!address && url)
      for (const name of await listBackups(await openPlace(url, config))) console.log(`${url}/${name}`);
    if (!address || rest.length > 0) return false;
    const source = { ...(await openFilePlace(address, config)), key: config.backup.key };
    if (isCheck) {
      const { manifest, lists } = await checkBackup(source);
      console.log(`The backup can be restored: ${contentsOf(manifest)}. No site was changed.`);
      console.log(`Lists of later erasures beside the backup: ${lists.length}.`);
      return true;
    }
    const { manifest, erasedUntil, erased, held } = await restore(source, {
      config,
      storage: await openStorage(config),
      repeatErasures,
      holdAnnouncements: (db) =>
        isSending ? beginAnnouncing({ db, now: () => Temporal.Now.instant() }) : holdAnnouncements(db),
      holdPassedPlans: (db) => holdPassedPublications(db, Temporal.Now.instant()),
    });
    console.log(`Restored and verified: ${contentsOf(manifest)}.`);
    console.log(
      erasedUntil !== undefined
        ? `Erased again, because they were erased after the backup: ${erased} (messages, mails and subscriptions). The list of erasures is from ${erasedUntil}: erase guests again who were erased later.`
        : `There is no list of later erasures beside the archive. Guests who were erased after the backup are in the site again: erase them again.`,
    );
    if (!isSending)
      console.log(
        "Guests get no notices or news until staff press «Begynn å sende igjen» on the start screen.",
      );
    if (held > 0)
      console.log(
        `Planned publications whose time has passed: ${held}. Staff publish each, or plan it again.`,
      );
    return true;
  },
);

function contentsOf({ takenAt, tables, entries }: Manifest): string {
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
  const files = Object.keys(entries).filter((name) => name.startsWith(fileEntry(""))).length;
  return `the site of ${takenAt}, ${rows} rows and ${files} files`;
}

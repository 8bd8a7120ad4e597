/*
 * How a backup that is made by itself is called, and which of them stay.
 */

const nameRule = /^campsite-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z-([\da-f]{8})\.tar(\.age)?$/;

/** What stands for a site in the names of its backups: the beginning of its id. */
const markOf = (siteId: string) => siteId.slice(0, 8);

/**
 * The name of a backup of this moment, by which backups are sorted too.
 * @param siteId a UUID
 */
export function backupName(
  takenAt: Temporal.Instant,
  { siteId, isEncrypted }: { siteId: string; isEncrypted: boolean },
): string {
  const moment = takenAt.round("second").toString().replaceAll(":", "-");
  return `campsite-${moment}-${markOf(siteId)}.tar${isEncrypted ? ".age" : ""}`;
}

/** Whether a file is a backup that was made by itself. */
export const isBackupName = (name: string): boolean => nameRule.test(name);

/** The file that lies beside an archive for as long as nobody knows whether it is good. */
export const unverified = (name: string): string => `${name}.unverified`;

/**
 * Chooses a site's backups that were never found good, with the files that say so.
 * @param names of all that lies there
 */
export function unverifiedBackups(names: readonly string[], siteId: string): string[] {
  const ending = unverified("");
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((name) => nameRule.exec(name)?.[2] === markOf(siteId))
    .flatMap((name) => [name, unverified(name)]);
}

/**
 * Chooses the backups that have had their time: of each day (in UTC) the last one stays, and of the days that have one
 * the last so many. While no new ones are made, none goes. Files with other names aren't looked at, nor are another
 * site's: a new site that is started where a lost one's backups lie takes none of them away.
 * @param names in any order
 * @param days how many, at least one
 */
export function oldBackups(names: readonly string[], siteId: string, days: number): string[] {
  const newestFirst = names
    .filter((name) => nameRule.exec(name)?.[2] === markOf(siteId))
    .toSorted()
    .toReversed();
  const lastOfDay = new Map<string, string>();
  for (const name of newestFirst) {
    const day = nameRule.exec(name)![1]!;
    if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  }
  const kept = new Set([...lastOfDay.values()].slice(0, days));
  return newestFirst.filter((name) => !kept.has(name));
}

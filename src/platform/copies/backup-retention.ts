/* The names of automatic backups, and the rules by which they expire. */

const nameRule = /^campsite-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z-([\da-f]{8})\.tar(\.age)?$/;

/** The part of a backup's name that identifies its site: the beginning of the site's id. */
const siteMark = (siteId: string) => siteId.slice(0, 8);

/** Returns the name of a backup. Names sort by time. @param siteId a UUID */
export function backupName(
  takenAt: Temporal.Instant,
  { siteId, isEncrypted }: { siteId: string; isEncrypted: boolean },
): string {
  const moment = takenAt.round("second").toString().replaceAll(":", "-");
  return `campsite-${moment}-${siteMark(siteId)}.tar${isEncrypted ? ".age" : ""}`;
}

/** True for names of automatic backups. */
export const isBackupName = (name: string): boolean => nameRule.test(name);

/** Returns the name of the file that marks an archive as not verified yet. */
export const unverifiedName = (name: string): string => `${name}.unverified`;

/** Returns a site's unverified backups and the files that mark them. @param names all names in the place */
export function unverifiedBackups(names: readonly string[], siteId: string): string[] {
  const ending = unverifiedName("");
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((name) => nameRule.exec(name)?.[2] === siteMark(siteId))
    .flatMap((name) => [name, unverifiedName(name)]);
}

/**
 * Returns a site's expired backups. The last backup of each of the most recent `days` days (in UTC) stays. Only days
 * with a backup count, so nothing expires while no new backups are made. Other files and other sites' backups are
 * ignored: a new site never removes the backups of a lost one.
 * @param names in any order
 * @param days at least one
 */
export function oldBackups(names: readonly string[], siteId: string, days: number): string[] {
  const newestFirst = names
    .filter((name) => nameRule.exec(name)?.[2] === siteMark(siteId))
    .toSorted()
    .toReversed();
  const lastOfDay = new Map<string, string>();
  for (const name of newestFirst) {
    const day = nameRule.exec(name)![1]!;
    if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  }
  const current = new Set([...lastOfDay.values()].slice(0, days));
  return newestFirst.filter((name) => !current.has(name));
}

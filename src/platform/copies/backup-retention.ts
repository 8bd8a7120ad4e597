const nameRule = /^campsite-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z-([\da-f]{8})\.tar(\.age)?$/;

const siteMark = (siteId: string) => siteId.slice(0, 8);

/** Returns a backup's name. Names of one site sort by time. @param siteId a UUID */
export function backupName(
  takenAt: Temporal.Instant,
  { siteId, isEncrypted }: { siteId: string; isEncrypted: boolean },
): string {
  const moment = takenAt.round("second").toString().replaceAll(":", "-");
  return `campsite-${moment}-${siteMark(siteId)}.tar${isEncrypted ? ".age" : ""}`;
}

export const isBackupName = (name: string): boolean => nameRule.test(name);

export const unverifiedName = (name: string): string => `${name}.unverified`;

/** Returns a site's unverified backups, with the files that mark them. @param names all in the folder or bucket */
export function unverifiedBackups(names: readonly string[], siteId: string): string[] {
  const ending = unverifiedName("");
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((name) => nameRule.exec(name)?.[2] === siteMark(siteId))
    .flatMap((name) => [name, unverifiedName(name)]);
}

/**
 * Returns a site's expired backups: all except the last backup of each of the latest `days` days (UTC) with a backup.
 * Other files and backups of other sites are ignored.
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

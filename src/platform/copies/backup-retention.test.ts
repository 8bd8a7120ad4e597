import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, isBackupName, oldBackups } from "./backup-retention.ts";

const moment = fc
  .integer({ min: 0, max: 60 * 24 * 3600 })
  .map((seconds) => Temporal.Instant.from("2026-10-01T00:00:00Z").add({ seconds }));
const siteId = "1a2b3c4d-0000-4000-8000-000000000000";
const others = fc.uuid().filter((id) => !id.startsWith("1a2b3c4d"));
const backupOf = (site: fc.Arbitrary<string>) =>
  fc
    .record({ moment, isEncrypted: fc.boolean(), site })
    .map(({ moment: at, isEncrypted, site: id }) => backupName(at, { siteId: id, isEncrypted }));
const dayOf = (name: string) => name.slice(9, 19);

test("a backup's name contains its time and its site", () => {
  const at = Temporal.Instant.from("2026-11-22T03:04:05.600Z");
  expect(backupName(at, { siteId, isEncrypted: false })).toBe("campsite-2026-11-22T03-04-06Z-1a2b3c4d.tar");
  expect(backupName(at, { siteId, isEncrypted: true })).toBe(
    "campsite-2026-11-22T03-04-06Z-1a2b3c4d.tar.age",
  );
});

test("oldBackups() leaves out the last backup of each recent day, other sites' backups, and other files", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(backupOf(fc.constant(siteId))),
      fc.array(fc.oneof(fc.string(), backupOf(others))),
      fc.integer({ min: 1, max: 40 }),
      (backups, strangers, days) => {
        const old = oldBackups([...strangers, ...backups], siteId, days);
        expect(old.every((name) => backups.includes(name))).toBe(true);
        const kept = backups.filter((name) => !old.includes(name));
        const allDays = [...new Set(backups.map(dayOf))].toSorted().toReversed();
        expect(kept.map(dayOf).toSorted().toReversed()).toEqual(allDays.slice(0, days));
        for (const name of kept)
          expect(
            backups
              .filter((each) => dayOf(each) === dayOf(name))
              .toSorted()
              .at(-1),
          ).toBe(name);
        // A second run removes nothing.
        expect(oldBackups(kept, siteId, days)).toEqual([]);
      },
    ),
  );
});

test.each([
  "campsite.tar",
  "campsite-2026-11-22.tar",
  "campsite-2026-11-22T03-04-06Z.tar",
  "campsite-2026-11-22T03-04-06Z-1a2b3c4d.tar.gz",
  "erased-1.json",
])("%s isn't a name that the site gives to a backup", (name) => expect(isBackupName(name)).toBe(false));

import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, isBackupName, oldBackups } from "./kept-backups.ts";

const moment = fc
  .integer({ min: 0, max: 60 * 24 * 3600 })
  .map((seconds) => Temporal.Instant.from("2026-10-01T00:00:00Z").add({ seconds }));
const backup = fc
  .record({ moment, isEncrypted: fc.boolean() })
  .map(({ moment: at, isEncrypted }) => backupName(at, { isEncrypted }));
const dayOf = (name: string) => name.slice(9, 19);

test("a backup is called by its moment", () => {
  const at = Temporal.Instant.from("2026-11-22T03:04:05.600Z");
  expect(backupName(at, { isEncrypted: false })).toBe("campsite-2026-11-22T03-04-06Z.tar");
  expect(backupName(at, { isEncrypted: true })).toBe("campsite-2026-11-22T03-04-06Z.tar.age");
});

test("of the last days that have one each day's last backup stays, and nothing else is ever removed", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(backup),
      fc.array(fc.string()),
      fc.integer({ min: 1, max: 40 }),
      (backups, others, days) => {
        const old = oldBackups([...others, ...backups], days);
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
        // Once they are gone, no more go.
        expect(oldBackups(kept, days)).toEqual([]);
      },
    ),
  );
});

test.each([
  "campsite.tar",
  "campsite-2026-11-22.tar",
  "campsite-2026-11-22T03-04-06Z.tar.gz",
  "erased-1.json",
])("%s isn't a backup that was made by itself", (name) => expect(isBackupName(name)).toBe(false));

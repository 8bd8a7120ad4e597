import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { openSqlite, openSqliteReader } from "./sqlite.ts";

test("the write-ahead log shrinks with the next writes after a long reader ends", async () => {
  await using place = await createDatabase("SQLite");
  const file = path.join(place.dataDir, "campsite.sqlite");
  const sizeOfLog = () => statSync(`${file}-wal`).size;
  const writer = openSqlite(file);
  const reader = openSqliteReader(file);
  writer.exec("create table note (text text)");
  const write = (text: string) => writer.prepare("insert into note values (?)").run(text);
  reader.exec("begin");
  reader.prepare("select count(*) from note").get();
  for (let count = 0; count < 30; count++) write("x".repeat(1024 * 1024));
  expect(sizeOfLog()).toBeGreaterThan(30 * 1024 * 1024);
  reader.exec("commit");
  // The first write copies the log into the database. The second write restarts the log.
  write("one");
  write("two");
  expect(sizeOfLog()).toBeLessThanOrEqual(8 * 1024 * 1024);
  reader.close();
  writer.close();
});

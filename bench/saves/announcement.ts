import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openStaffSession } from "#test/processes/guests-and-staff.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { readUntil, requestsPerSecond } from "../constant-load.ts";
import { startServer, stop } from "../processes.ts";
import { formatValue, type Figure } from "../report.ts";
import { pagePaths, readPages } from "./saves.ts";

const subscribers = 1000;

/** The number of seconds between the publication of a notice and its first mail. */
const pause = 15;

/** Measures the time until all subscribers have a notice's mail, and guests' response times meanwhile. */
export async function measureAnnouncement(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await using staff = await openStaffSession();
  await using mail = await startMailServer();
  const { child, port } = await startServer("dist/server/server.js", {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    SMTP_URL: mail.url,
    MAIL_FROM: "nettsted@camping.example",
    MAIL_TO: "post@camping.example",
    ...staff.environment,
  });
  const origin = `http://127.0.0.1:${port}`;
  addSubscribers(path.join(folder, "campsite.sqlite"));
  await readPages(origin, child.pid!);
  const before = await readPages(origin, child.pid!);
  const published = await staff.call(origin, "/messages", {
    method: "POST",
    body: {
      title: "Vannet er av",
      pageTitle: "Vannet er av",
      message: "<p>Vi bytter en ventil.</p>",
      isActive: true,
      purpose: "water",
    },
  });
  if (published.status !== 201) throw new Error(`The notice was answered with ${published.status}.`);
  const start = performance.now();
  await setTimeout(pause * 1000);
  const p99 = await readUntil(allReceived(mail.received), origin, pagePaths);
  const seconds = (performance.now() - start) / 1000;
  const after = await readPages(origin, child.pid!);
  const without = (before.p99 + after.p99) / 2;
  await stop(child);
  rmSync(folder, { recursive: true });
  return [
    {
      what: `from the publication of a notice until ${subscribers} subscribers have its mail`,
      unit: "s",
      values: [seconds],
      better: "less",
      aim: 300,
    },
    {
      what: `p99 of ${requestsPerSecond} pages a second while the mails are sent, compared with before and after`,
      unit: "×",
      values: [p99 / without],
      better: "less",
      aim: 1.2,
      note: `${formatValue(p99)} to ${formatValue(without)} ms`,
    },
  ];
}

function addSubscribers(file: string): void {
  using database = new DatabaseSync(file, { timeout: 5000 });
  const add = database.prepare(
    `insert into "subscription" ("address", "addressFolded", "topics", "language", "consentedOn", "until")
      values (?1, ?1, '["water"]', ?2, '2026-01-01', '2999-01-01')`,
  );
  database.exec("begin");
  for (let each = 0; each < subscribers; each++)
    add.run(`guest${each}@post.example`, ["nb", "en", "de"][each % 3]!);
  database.exec("commit");
}

async function allReceived(received: readonly unknown[]): Promise<void> {
  while (received.length < subscribers) await setTimeout(100);
}

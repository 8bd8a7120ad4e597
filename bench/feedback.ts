import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#test/support/free-port.ts";
import { needPackages, startServer, stop } from "./processes.ts";
import { median, formatValue, type Figure } from "./report.ts";
import { load } from "./throughput.ts";

const rounds = 3;

const message = JSON.stringify({
  name: "Ingrid Solberg",
  email: "ingrid@solberg.example",
  mobilePhone: "912 34 567",
  message:
    "Har dere plass til en campingvogn fra 20. til 27. juli? Vi er to voksne, to barn og en rolig hund.",
  source: "contact",
});

const script = `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.body = ${JSON.stringify(message)}
`;

/** Measures how many messages the site accepts per second. Each message causes a mail to staff. */
export async function measureFeedback(): Promise<Figure[]> {
  needPackages({ wrk: "wrk" });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const file = path.join(folder, "message.lua");
  writeFileSync(file, script);
  const { child, port } = await startServer("dist/server/server.js", {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    FORM_LIMIT: "999999",
    // No mail server listens, so mail waits in the outbox.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: "skjema@camping.example",
    MAIL_TO: "post@camping.example",
  });
  const url = `http://127.0.0.1:${port}/api/v1/feedback`;
  const ratios = await compareWithReceipts(url);
  const measured = Array.from({ length: rounds }, () => load(url, {}, ["-s", file]));
  await stop(child);
  const answered = measured.reduce((sum, { requests }) => sum + requests, 0);
  const kept = countRows(path.join(folder, "campsite.sqlite"));
  rmSync(folder, { recursive: true });
  if (kept < answered) throw new Error(`${answered} messages were accepted, and ${kept} are stored.`);
  return [
    {
      what: "feedback accepted durably, with its mail",
      unit: "/s",
      values: measured.map(({ perSecond }) => perSecond),
      better: "more",
      aim: 500,
      note: `99 % within ${formatValue(median(measured.map(({ p99 }) => p99)))} ms`,
    },
    {
      what: "feedback accepted with a receipt, compared with feedback without a receipt",
      unit: "×",
      values: ratios,
      better: "more",
      aim: 0.85,
    },
  ];
}

/** All batches together must cause fewer than 200 receipts, the site's limit for an hour. */
const batch = 45;

/** Sends batches with and without receipts alternately, and returns the ratios of their speeds. */
async function compareWithReceipts(url: string): Promise<number[]> {
  let count = 0;
  const timeOf = async (emailOf: (index: number) => string) => {
    const began = performance.now();
    const left = Array.from({ length: batch }, () => count++);
    const sendAll = async () => {
      for (let index = left.pop(); index !== undefined; index = left.pop()) {
        const body = JSON.stringify({ ...JSON.parse(message), email: emailOf(index) });
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(url, { method: "POST", headers, body });
        if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 16 }, sendAll));
    return performance.now() - began;
  };
  // A role address, such as info@, gets no receipt.
  const withoutReceipt = () => timeOf((index) => `info+${index}@guest.example`);
  const withReceipt = () => timeOf((index) => `guest${index}@guest.example`);
  for (let warming = 0; warming < 10; warming++) await withoutReceipt();
  await withReceipt();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await withoutReceipt();
    const own = await withReceipt();
    ratios.push((before + (await withoutReceipt())) / 2 / own);
  }
  return ratios;
}

function countRows(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  return (database.prepare(`select count(*) as kept from "feedback"`).get() as { kept: number }).kept;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { address } from "#src/i18n/addresses.ts";
import { ask, openStaffSession, type Staff } from "#test/processes/guests-and-staff.ts";
import { requestsPerSecond } from "../constant-load.ts";
import { startServer, stop } from "../processes.ts";
import { formatValue, median, type Figure } from "../report.ts";
import { readPages } from "./saves.ts";

const rounds = 5;

/** The numbers of staff who write at the same time. A form saves its next version every 20 seconds. */
const [usual, most] = [4, 20] as const;

const things = 200;

/** The number of seconds before a publication. All next versions must be saved in this time. */
const preparationSeconds = 10;

type Call = <Answer>(at: string, method?: string, body?: object) => Promise<Answer>;
interface Added {
  id: number;
}

/** Measures guests' response times while staff save next versions, and the publication of many at one moment. */
export async function measureNextVersions(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await using staff = await openStaffSession();
  const { child, port } = await startServer("dist/server/server.js", {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    ...staff.environment,
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = callsOf(staff, origin);
  const question = (text: string) => call<Added>("/faq", "POST", { question: text, answer: "<p>Ja.</p>" });
  const { id } = await question("Er det bad her?");
  await readPages(origin, child.pid!);
  const p99While = async (work: (signal: AbortSignal) => Promise<void>): Promise<number> => {
    const working = new AbortController();
    const worked = work(working.signal);
    const { p99 } = await readPages(origin, child.pid!);
    working.abort();
    await worked;
    return p99;
  };
  // Staff's calls slow guests' requests even without a save, so the comparison makes the same number of calls.
  const p99With = async (writers: number): Promise<Figure> => {
    const pause = 20_000 / writers;
    const [without, during]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      without.push(await p99While((signal) => repeatedly(pause, signal, () => call(`/faq/${id}`))));
      during.push(await p99While((signal) => repeatedly(pause, signal, (save) => saveDraft(call, id, save))));
    }
    return {
      what: `p99 of ${requestsPerSecond} pages a second while ${writers} people write drafts, compared with ${writers} people who read drafts as often`,
      unit: "×",
      values: during.map((each, round) => each / without[round]!),
      better: "less",
      ...(writers === usual && { aim: 1.2 }),
      note: `${formatValue(median(during))} to ${formatValue(median(without))} ms`,
    };
  };
  const guests = [await p99With(usual), await p99With(most)];
  const ids: number[] = [];
  for (let each = 0; each < things; each++) ids.push((await question(`Spørsmål ${each}?`)).id);
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    alone.push(await publishAtOnce(call, origin, ids, `alene ${round}`, false));
    together.push(await publishAtOnce(call, origin, ids, `samlet ${round}`, true));
  }
  await stop(child);
  rmSync(folder, { recursive: true });
  const published = (values: number[], how: string): Figure => ({
    what: `time until a page shows ${things} questions, published ${how}`,
    unit: "s",
    values,
    better: "less",
    aim: 1,
  });
  return [...guests, published(alone, "separately at one moment"), published(together, "as one change-over")];
}

const callsOf =
  (staff: Staff, origin: string): Call =>
  async <Answer>(at: string, method = "GET", body?: object) => {
    const answer = await staff.call(origin, at, { method, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${at} was answered with ${answer.status}.`);
    return JSON.parse(answer.body) as Answer;
  };

async function repeatedly(
  pause: number,
  signal: AbortSignal,
  work: (call: number) => Promise<unknown>,
): Promise<void> {
  for (let call = 0; !signal.aborted; call++) {
    await work(call);
    await setTimeout(pause);
  }
}

const saveDraft = (call: Call, id: number, save: number): Promise<unknown> =>
  call(`/faq/${id}/next`, "PUT", { answer: `<p>Ja, det er bad ${save}.</p>` });

/** Plans a publication. @returns the seconds from the planned moment until the page is received */
async function publishAtOnce(
  call: Call,
  origin: string,
  ids: readonly number[],
  words: string,
  isTogether: boolean,
): Promise<number> {
  const moment = Temporal.Now.instant().add({ seconds: preparationSeconds }).round("second");
  const publishAt = moment.toString();
  const changeOver = isTogether
    ? (await call<Added>("/changeovers", "POST", { name: words, publishAt })).id
    : null;
  const when = isTogether ? { changeOver } : { publishAt };
  for (const id of ids) await call(`/faq/${id}/next`, "PUT", { answer: `<p>${words}.</p>`, ...when });
  const left = moment.epochMilliseconds - Date.now();
  if (left < 0) throw new Error("The next versions were saved after their moment.");
  await setTimeout(left);
  const { body } = await ask(origin + address("questions", "nb"));
  const took = (Date.now() - moment.epochMilliseconds) / 1000;
  const shown = body.split(`${words}.`).length - 1;
  if (shown < ids.length) throw new Error(`Only ${shown} of ${ids.length} questions were published.`);
  return took;
}

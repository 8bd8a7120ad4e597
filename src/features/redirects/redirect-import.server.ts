import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { redirectFaultsText } from "#messages/redirects";
import { faultWordsIn } from "#src/cms/kind/fault-words.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import type { Context } from "#src/platform/context.ts";
import { faultMessage } from "#src/platform/api/fault-messages.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { decodeText, maxLines, readCsv, type FileLine } from "./redirect-file.ts";
import { redirectKind, type FileReport, type RedirectInput } from "./redirect.ts";
import { candidatesFor, longestChain } from "./old-address.ts";
import { targetFinder } from "./redirect-target.server.ts";
import {
  checkRule,
  closest,
  redirecting,
  saveRedirect,
  type KnownRedirect,
  type Lookup,
} from "./redirects.server.ts";

const maxBytes = 2 * 1024 * 1024;
const maxFaults = 200;

type Fault = FileReport["faults"][number];
type Line = FileLine & { input: RedirectInput };

/**
 * Receives a CSV file with redirects, and counts the lines that can be saved.
 * @param isSaved true to save these lines, all in one transaction
 * @throws the errors of `receiveForm`
 * @throws Problem "content-too-large" if the file has more than 2 MB or 5,000 lines
 */
export async function receiveRedirects(
  context: Context,
  request: Request,
  isSaved: boolean,
): Promise<FileReport> {
  const lines = await withIncomingFile(context, async (incoming) => {
    await receiveForm(request, incoming, { mustBe: "must be a CSV file" });
    const bytes = await readFile(incoming);
    if (bytes.length > maxBytes) throw new Problem("content-too-large");
    return readCsv(decodeText(bytes));
  });
  if (lines.length > maxLines) throw new Problem("content-too-large");
  if (!isSaved) return { ...(await checkLines(context, lines)).report, saved: [] };
  return redirecting(context, async (transaction) => {
    const { report, ready } = await checkLines(transaction, lines);
    const saved: number[] = [];
    for (const { input } of ready) saved.push((await saveRedirect(transaction, input)).id);
    return { ...report, saved };
  });
}

/** Checks lines against the site and each other. `ready` has the lines without faults, in the order to save them. */
async function checkLines(
  context: Context,
  lines: readonly FileLine[],
): Promise<{ report: Omit<FileReport, "saved">; ready: Line[] }> {
  const stored = await context.db.selectFrom("redirect").select(["from", "to", "status"]).execute();
  const known = new Map<string, KnownRedirect>(stored.map((each) => [each.from, each]));
  const find = targetFinder(context);
  const faults: Fault[] = [];
  const ready: Line[] = [];
  let pending = lines.flatMap((line) => parsedLine(line, faults));
  let repeated = 0;
  // A line may lead to the address of a later line, so lines with faults are checked again. The number of rounds is
  // limited, because a chain of more than `longestChain` redirects is a fault.
  for (let round = 1; round <= longestChain && pending.length > 0; round++) {
    const waiting: { line: Line; fault: FieldError }[] = [];
    for (const [index, line] of pending.entries()) {
      // During this pause the process answers other requests.
      if (index % 50 === 0) await setImmediate();
      const { input } = line;
      const lookup: Lookup = (address) => closest([...rulesIn(known, address), input], address);
      const taken = known.get(input.from);
      const { to, faults: found } = await checkRule(context, input, { find, lookup, taken });
      if (taken?.to === to && taken.status === input.status) repeated++;
      else if (found[0]) waiting.push({ line, fault: found[0] });
      else {
        known.set(input.from, { from: input.from, to, status: input.status });
        ready.push(line);
      }
    }
    const isLast = waiting.length === pending.length || round === longestChain;
    if (isLast) {
      const all = new Map<string, KnownRedirect>([
        ...pending.map(({ input }) => [input.from, input] as const),
        ...known,
      ]);
      for (const { line, fault } of waiting) {
        // Lines that lead only to each other may be a loop.
        const lookup: Lookup = (address) => closest(rulesIn(all, address), address);
        const [loop] = (await checkRule(context, line.input, { find, lookup, taken: undefined })).faults;
        faults.push(faultOf(line, loop ?? fault));
      }
    }
    pending = isLast ? [] : waiting.map(({ line }) => line);
  }
  return {
    report: {
      ready: ready.length,
      known: repeated,
      faults: faults.toSorted((one, other) => one.line - other.line).slice(0, maxFaults),
      faulty: faults.length,
    },
    ready,
  };
}

const rulesIn = (known: ReadonlyMap<string, KnownRedirect>, address: string) =>
  candidatesFor(address).flatMap((each) => known.get(each) ?? []);

function parsedLine(line: FileLine, faults: Fault[]): Line[] {
  const [from, to = "", written = ""] = line.cells;
  const status = written === "" ? 301 : Number(written);
  const { data, error } = redirectKind.input.safeParse({ from, to, status }, { error: faultMessage });
  if (data) return [{ ...line, input: data }];
  const { path, message, ...issue } = error.issues[0]!;
  const words = issue.code === "custom" ? faultWordsIn(issue.params) : redirectWords(path[0] === "status");
  faults.push(faultOf(line, { field: String(path[0]), message, words: { ...words } }));
  return [];
}

const redirectWords = (isStatus: boolean) => labelsOf(redirectFaultsText)[isStatus ? "status" : "target"];

function faultOf({ line, cells }: FileLine, { field, message, words }: FieldError): Fault {
  return {
    line,
    text: cells.join(" → ").slice(0, 200),
    message: `${field} ${message}`,
    ...(words && { words }),
  };
}

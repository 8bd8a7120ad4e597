import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { Note } from "./note.ts";

const requestsAtOnce = 4;
const maxRedirects = 5;

/** The reason why a request to the old system failed. */
export class OldSiteFault extends Error {
  readonly note: Note;

  constructor(code: Note["code"], detail = "") {
    super(`${code} ${detail}`);
    this.note = { code, detail };
  }
}

export interface OldSiteOptions {
  /** The access token of staff. Only the old system's host gets it. */
  token?: string | undefined;
  /** The pauses before further attempts, in milliseconds. */
  pauses?: readonly number[];
  /** The time limit of an attempt, in milliseconds. */
  timeLimit?: number;
}

export interface OldSite {
  address: URL;
  /** False without a token, and after the old system has refused the token. */
  isStaff(): boolean;
  /** @throws OldSiteFault */
  json(path: string, asks?: "asStaff"): Promise<unknown>;
  /** Writes a body to a file. @returns the time of the last change, if known @throws OldSiteFault */
  download(address: URL, file: string): Promise<Date | undefined>;
}

/**
 * Opens the old system. Requests go only to the old system's host, even after redirects. At most four requests run at
 * once. A request is repeated after a timeout, a network error, or status 408, 429 or 5xx. A response can't be larger
 * than an upload.
 */
export function openOldSite(
  from: string,
  { token, pauses = [1_000, 4_000], timeLimit = 30_000 }: OldSiteOptions = {},
): OldSite {
  const address = new URL(from.endsWith("/") ? from : `${from}/`);
  const requestSlots = new Semaphore(requestsAtOnce);
  let bearer = token;

  async function ask(url: URL, isStaff: boolean, signal: AbortSignal): Promise<Response> {
    let target = url;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if (!isOn(address, target)) throw new OldSiteFault("otherHost", target.href);
      const response = await fetch(target, {
        redirect: "manual",
        signal,
        headers: isStaff && bearer ? { authorization: `Bearer ${bearer}` } : {},
      });
      const location = response.headers.get("location");
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status < 300 || response.status >= 400 || !location)
        throw new OldSiteFault("status", String(response.status));
      const next = URL.parse(location, target);
      if (!next || (target.protocol === "https:" && next.protocol !== "https:"))
        throw new OldSiteFault("otherHost", location);
      target = next;
    }
    throw new OldSiteFault("redirects");
  }

  async function request<Result>(
    url: URL,
    isStaff: boolean,
    read: (response: Response, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        return await read(await ask(url, isStaff, signal), signal);
      } catch (error) {
        const fault = faultOf(error);
        const isRefused = isStaff && ["401", "403"].includes(fault.note.detail);
        if (isRefused) bearer = undefined;
        if (isRefused) throw new OldSiteFault("tokenRefused");
        if (!isTransient(fault.note) || attempt >= pauses.length) throw fault;
        await pause(pauses[attempt]);
      }
    }
  }

  return {
    address,
    isStaff: () => bearer !== undefined,
    json: (path, asks) =>
      requestSlots.run(() =>
        request(new URL(path, address), asks === "asStaff", async (response) => {
          const chunks: Uint8Array[] = [];
          for await (const chunk of limited(response)) chunks.push(chunk);
          // A TextDecoder leaves out a byte order mark.
          return parseJson(new TextDecoder().decode(Buffer.concat(chunks)));
        }),
      ),
    download: (url, file) =>
      requestSlots.run(() =>
        request(url, false, async (response, signal) => {
          await pipeline(limited(response), createWriteStream(file, { mode: 0o640 }), { signal });
          const changed = new Date(response.headers.get("last-modified") ?? "");
          return Number.isNaN(changed.getTime()) ? undefined : changed;
        }),
      ),
  };
}

/** True for the site's host and port. `URL.host` omits default ports, so http may redirect to https. */
const isOn = (site: URL, { protocol, host }: URL) => /^https?:$/.test(protocol) && host === site.host;

async function* limited(response: Response): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > uploadLimitBytes) throw new OldSiteFault("tooLarge");
    yield chunk;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OldSiteFault("notJson");
  }
}

function faultOf(error: unknown): OldSiteFault {
  if (error instanceof OldSiteFault) return error;
  // An error with a path comes from this machine's file system, and isn't a fault of the old system.
  if (error instanceof Error && "syscall" in error && "path" in error) throw error;
  return new OldSiteFault(error instanceof Error && error.name === "TimeoutError" ? "slow" : "unreachable");
}

/** True for a fault that may be gone at the next attempt. */
const isTransient = ({ code, detail }: Note) =>
  code === "slow" || code === "unreachable" || (code === "status" && /^(?:408|429|5\d\d)$/.test(detail));

/*
 * This file calls the API from the staff area. A call returns its response or throws an error, and screens show the
 * error in place. The error is an ApiError when the API rejected the call, and a NoAnswerError when there was no
 * response.
 */

import { setSiteTime } from "./clock.ts";

export interface FieldFault {
  field: string;
  message: string;
  /** The type of the fault, such as "picture-gone". Undefined when the API returns no type. */
  type?: string;
  /** The message by language. Undefined when the API returns no words. */
  words?: Readonly<Record<string, string>>;
}

/** A resource that uses another resource: the kind's name in the history, and the resource's id and name. */
export interface Use {
  kind: string;
  resourceId: number;
  name: string;
}

/** An error response of the API: RFC 9457 problem details. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The problem's `type` without its prefix, such as "stale". Empty when a proxy responded instead of the API. */
  readonly kind: string;
  readonly faults: FieldFault[];
  /** The current resource, when its version differs from the expected version. */
  readonly current: unknown;
  /** The resources that use this resource and therefore prevent its removal. */
  readonly uses: readonly Use[];
  /** The number of seconds to wait before a retry. Undefined when the response has no such number. */
  readonly waitSeconds: number | undefined;

  constructor(
    status: number,
    problem: {
      type?: string;
      title?: string;
      errors?: FieldFault[];
      current?: unknown;
      uses?: Use[];
    } = {},
    retryAfter?: string | null,
  ) {
    super(problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.kind = problem.type?.split(":").at(-1) ?? "";
    // Retry-After can also be a date (RFC 9110, 10.2.3). No known server between this app and its site sends a date.
    this.waitSeconds = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
    this.faults = problem.errors ?? [];
    this.current = problem.current;
    this.uses = problem.uses ?? [];
  }
}

/** True when the resource doesn't exist or its id is invalid. A retry is then pointless. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.faults.some(({ field }) => field === "id"));

/** Thrown when there was no response, or when another server answered, such as a hotel's login page. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

export interface TokenSource {
  token(): string | undefined;
  /** Gets a new token without asking the user. @returns true when the token was renewed */
  renew(): Promise<boolean>;
  /** Asks the user to sign in again, without changing the screen. @returns true when the user has signed in */
  askAgain(): Promise<boolean>;
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** The version that the stored resource must have. Otherwise the save fails. */
  ifVersion?: number | undefined;
  /** The idempotency key. A second request with the same key adds no resource. */
  key?: string;
  signal?: AbortSignal;
}

export interface Part<Resource, Counts = unknown> {
  items: Resource[];
  next: string | undefined;
  /** The counts of the whole list, if the list has counts. */
  counts: Counts;
}

/**
 * Calls of the API with the user's token. Each call rejects with an ApiError for an error response, and with a
 * NoAnswerError without a response. An aborted call rejects with the browser's `AbortError`.
 * @example
 * const { api } = useStaff();
 * const { items } = await api.list<StaffFaq>("/faq");
 * const saved = await api.put<StaffFaq>("/faq/3", { ...values, question: "Hvor?" }, values.version);
 */
export interface Api {
  /** The number of successful writes by this client. Uploads don't count. */
  readonly writes: number;
  /** @param path the path below /api/v1, such as "/messages" */
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  list<Resource, Counts = unknown>(path: string, signal?: AbortSignal): Promise<Part<Resource, Counts>>;
  /** Downloads a file and its name. */
  file(path: string): Promise<{ filename: string; content: Blob }>;
  post<Answer>(path: string, body?: unknown, ifVersion?: number): Promise<Answer>;
  /** Adds a resource once. @param key the idempotency key; a repeated request with the same key adds nothing */
  add<Answer>(path: string, body: unknown, key: string): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, ifVersion?: number): Promise<Answer>;
  delete(path: string, ifVersion?: number): Promise<void>;
  /** @param onProgress called with the fraction that has been sent, from 0 to 1 */
  upload<Answer>(
    path: string,
    form: FormData,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Answer>;
}

const base = "/api/v1";

export function createApi(tokens: TokenSource): Api {
  let writes = 0;
  /** Tries with the current token, then with a renewed token, then after the user has signed in again. */
  async function withToken<Answer>(attempt: (token: string) => Promise<Answer>): Promise<Answer> {
    const renewals = [() => tokens.renew(), () => tokens.askAgain()];
    for (;;) {
      const token = tokens.token();
      try {
        if (token === undefined) throw new ApiError(401, { type: "urn:campsite:problem:unauthorized" });
        return await attempt(token);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        const next = renewals.shift();
        if (!next) throw error;
        if (!(await next()) && renewals.length === 0) throw error;
      }
    }
  }

  const send = (path: string, { method = "GET", body, ifVersion, key, signal }: Call = {}) =>
    withToken(async (token) => {
      const response = await mapNetworkErrors(
        fetch(path.startsWith(base) ? path : base + path, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body !== undefined && { "Content-Type": "application/json" }),
            ...(ifVersion !== undefined && { "If-Match": `"${ifVersion}"` }),
            ...(key !== undefined && { "Idempotency-Key": `"${key}"` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          ...(signal && { signal }),
        }),
      );
      const time = response.headers.get("site-time");
      if (time) setSiteTime(time);
      if (response.ok) {
        if (method !== "GET") writes += 1;
        return rejectHtml(response);
      }
      const problem = parsed(await mapNetworkErrors(response.text()));
      throw new ApiError(response.status, problem as Details, response.headers.get("retry-after"));
    });
  const json = async <Answer>(path: string, call?: Call) =>
    (await mapNetworkErrors((await send(path, call)).json())) as Answer;

  return {
    get writes() {
      return writes;
    },
    get: (path, signal) => json(path, signal && { signal }),
    async list(path, signal) {
      const response = await send(path, signal && { signal });
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      const counts = JSON.parse(response.headers.get("counts") ?? "null");
      return { items: await mapNetworkErrors(response.json()), next: next && pathOf(next), counts };
    },
    async file(path) {
      const response = await send(path);
      const filename = /filename="([^"]+)"/.exec(response.headers.get("content-disposition")!)![1]!;
      return { filename, content: await mapNetworkErrors(response.blob()) };
    },
    post: (path, body, ifVersion) => json(path, { method: "POST", body, ifVersion }),
    add: (path, body, key) => json(path, { method: "POST", body, key }),
    put: (path, body, ifVersion) => json(path, { method: "PUT", body, ifVersion }),
    async delete(path, ifVersion) {
      await send(path, { method: "DELETE", ifVersion });
    },
    upload: (path, form, onProgress, signal) =>
      withToken((token) => sendForm(base + path, form, token, onProgress, signal)),
  };
}

/** Returns the path and query of a URL from the API. Calls always go to the origin of this page. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Rejects HTML responses, because the API never sends any. */
function rejectHtml(response: Response): Response {
  if (response.headers.get("content-type")?.startsWith("text/html"))
    throw new NoAnswerError("HTML instead of JSON");
  return response;
}

async function mapNetworkErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoAnswerError("no answer", { cause: error });
  }
}

/** Sends a form with XMLHttpRequest, because fetch doesn't report upload progress. */
function sendForm<Answer>(
  path: string,
  form: FormData,
  token: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  // The user may have cancelled while signing in again.
  if (signal.aborted) return Promise.reject(new DOMException("aborted", "AbortError"));
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open("POST", path);
  request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.addEventListener("load", () => {
    const { status } = request;
    const answer = parsed(request.responseText);
    if (status >= 300)
      reject(new ApiError(status, answer as Details, request.getResponseHeader("retry-after")));
    else if (answer) resolve(answer as Answer);
    else reject(new NoAnswerError("HTML instead of JSON"));
  });
  request.addEventListener("error", () => reject(new NoAnswerError("no answer")));
  request.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  signal.addEventListener("abort", () => request.abort());
  request.send(form);
  return promise;
}

type Details = ConstructorParameters<typeof ApiError>[1];

/** Parses JSON. Returns undefined for other texts, such as a proxy's error page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

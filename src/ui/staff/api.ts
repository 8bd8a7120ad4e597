/*
 * Calls to the API from the staff app. A call returns its answer or throws one of two errors, which screens show
 * where they happened: the API refused (ApiError), or there was no answer (NoAnswerError).
 */

export interface FieldFault {
  field: string;
  message: string;
  /** The kind of fault, as "picture-gone", when the API tells it. */
  type?: string;
}

/** A resource that uses another: its kind, as in the history, and its name. */
export interface Use {
  kind: string;
  resourceId: number;
  name: string;
}

/** The API refused: RFC 9457 problem details. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The problem's `type` without its prefix, as "stale"; empty when the answer isn't the API's, as a proxy's. */
  readonly kind: string;
  readonly faults: FieldFault[];
  /** The resource as it is now, when it has another version than expected. */
  readonly current: unknown;
  /** The resources that use this one, when it can't be removed because of them. */
  readonly uses: readonly Use[];
  /** How many seconds to wait before trying again, when the answer says so. */
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
    // It may be a date too (RFC 9110, 10.2.3), which nothing between this app and its site is known to send.
    this.waitSeconds = /^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
    this.faults = problem.errors ?? [];
    this.current = problem.current;
    this.uses = problem.uses ?? [];
  }
}

/** Whether the resource doesn't exist or its address is invalid, so that trying again is pointless. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.faults.some(({ field }) => field === "id"));

/** The network or the server gave no answer, or somebody else answered, as the network of a hotel that wants a login. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
}

/** Gets tokens: the present one, or a new one after a refusal. */
export interface TokenSource {
  /** @returns undefined when nobody is signed in */
  token(): string | undefined;
  /** Gets a new token without asking anybody. @returns whether that worked */
  renew(): Promise<boolean>;
  /** Asks the user to sign in again and waits; the screen stays as it is. @returns whether they did */
  askAgain(): Promise<boolean>;
}

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** Saves only if the stored resource has this version. */
  ifVersion?: number | undefined;
  /** A second request with the same key adds nothing. */
  key?: string;
  signal?: AbortSignal;
}

/** A part of a list, and the address of the next part. */
export interface Part<Resource> {
  items: Resource[];
  next: string | undefined;
}

export interface Api {
  /** How often this has changed something that is stored. */
  readonly writes: number;
  /** @param path below /api/v1, as "/messages" */
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  list<Resource>(path: string, signal?: AbortSignal): Promise<Part<Resource>>;
  /** A file to download, and its name. */
  file(path: string): Promise<{ filename: string; content: Blob }>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  /** Adds a resource. @param key a second request with the same key, for example after a lost answer, adds nothing */
  add<Answer>(path: string, body: unknown, key: string): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, ifVersion?: number): Promise<Answer>;
  delete(path: string, ifVersion?: number): Promise<void>;
  /** @param onProgress gets a number from 0 to 1 */
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
  /** Tries with the present token, then with a renewed one, then after the user has signed in again. */
  async function withToken<Answer>(attempt: (token: string) => Promise<Answer>): Promise<Answer> {
    const ways = [() => tokens.renew(), () => tokens.askAgain()];
    for (;;) {
      const token = tokens.token();
      try {
        if (token === undefined) throw new ApiError(401, { type: "urn:campsite:problem:unauthorized" });
        return await attempt(token);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        const next = ways.shift();
        if (!next) throw error;
        if (!(await next()) && ways.length === 0) throw error;
      }
    }
  }

  const send = (path: string, { method = "GET", body, ifVersion, key, signal }: Call = {}) =>
    withToken(async (token) => {
      const response = await answered(
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
      if (response.ok) {
        if (method !== "GET") writes += 1;
        return ofTheApi(response);
      }
      const problem = parsed(await answered(response.text()));
      throw new ApiError(response.status, problem as Details, response.headers.get("retry-after"));
    });
  const json = async <Answer>(path: string, call?: Call) =>
    (await answered((await send(path, call)).json())) as Answer;

  return {
    get writes() {
      return writes;
    },
    get: (path, signal) => json(path, signal && { signal }),
    async list(path, signal) {
      const response = await send(path, signal && { signal });
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      return { items: await answered(response.json()), next: next && pathOf(next) };
    },
    async file(path) {
      const response = await send(path);
      const filename = /filename="([^"]+)"/.exec(response.headers.get("content-disposition")!)![1]!;
      return { filename, content: await answered(response.blob()) };
    },
    post: (path, body) => json(path, { method: "POST", body }),
    add: (path, body, key) => json(path, { method: "POST", body, key }),
    put: (path, body, ifVersion) => json(path, { method: "PUT", body, ifVersion }),
    async delete(path, ifVersion) {
      await send(path, { method: "DELETE", ifVersion });
    },
    upload: (path, form, onProgress, signal) =>
      withToken((token) => sendForm(base + path, form, token, onProgress, signal)),
  };
}

/**
 * The path and query of an address from the API. The call goes to the origin of this page, whatever origin the
 * address has.
 */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The API never answers with a page. */
function ofTheApi(response: Response): Response {
  if (response.headers.get("content-type")?.startsWith("text/html"))
    throw new NoAnswerError("a page instead of an answer");
  return response;
}

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoAnswerError("no answer", { cause: error });
  }
}

/** XMLHttpRequest, because fetch doesn't tell how much has been sent. */
function sendForm<Answer>(
  path: string,
  form: FormData,
  token: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
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
    else reject(new NoAnswerError("a page instead of an answer"));
  });
  request.addEventListener("error", () => reject(new NoAnswerError("no answer")));
  request.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  signal.addEventListener("abort", () => request.abort());
  request.send(form);
  return promise;
}

type Details = ConstructorParameters<typeof ApiError>[1];

/** What a text says as JSON; undefined when it is none, as a proxy's error page: then the status must do. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

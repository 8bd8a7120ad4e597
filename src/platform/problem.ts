/** The expected failures, each with its HTTP status and a sentence that is safe to show. */
const kinds = {
  "bad-request": [400, "The request could not be understood."],
  closed: [403, "This is turned off at the moment."],
  "not-found": [404, "There is nothing at this address."],
  "method-not-allowed": [405, "This address does not take that method."],
  "content-too-large": [413, "The body is too large."],
  "unsupported-media-type": [415, "The body must be application/json."],
  "invalid-fields": [422, "Some fields are not as they should be."],
  "too-many-requests": [429, "That was too often. Please wait a while."],
  internal: [500, "Something went wrong on our side. Please try again."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemKind = keyof typeof kinds;

/** A wrong field: its path in dots, and what it should be. */
export interface FieldError {
  field: string;
  message: string;
}

/** The one error that operations and doors throw for what can be expected to go wrong. */
export class Problem extends Error {
  override name = "Problem";
  readonly kind: ProblemKind;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    kind: ProblemKind,
    options: { errors?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(kinds[kind][1], { cause: options.cause });
    this.kind = kind;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return kinds[this.kind][0];
  }

  /** RFC 9457 problem details. `type` is stable: clients may tell problems apart by it. */
  toResponse(): Response {
    return Response.json(
      {
        type: `urn:campsite:problem:${this.kind}`,
        title: this.message,
        status: this.status,
        errors: this.errors,
      },
      {
        status: this.status,
        headers: { ...this.headers, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
      },
    );
  }
}

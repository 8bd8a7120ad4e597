/** The HTTP status of each failure, and a sentence that clients may show to the user. */
const kinds = {
  "bad-request": [400, "The request could not be understood."],
  unauthorized: [401, "Sign in first."],
  "not-staff": [403, "You are signed in, but not as staff."],
  closed: [403, "This feature is turned off at the moment."],
  "not-found": [404, "There is nothing at this address."],
  gone: [410, "There is nothing at this address any more."],
  "request-timeout": [408, "The request did not arrive in time."],
  conflict: [409, "The resource's current state doesn't allow this."],
  "address-taken": [409, "Another page, a redirect or the site itself has this address."],
  "in-use": [409, "The resource is used elsewhere on the site."],
  "in-plan": [409, "The next version belongs to another change-over."],
  "photo-again": [409, "The same picture has been uploaded again and is in the library."],
  "photo-gone": [410, "The picture's files were permanently deleted 30 days after the photo was deleted."],
  "document-gone": [410, "The PDF was permanently deleted 30 days after its last use."],
  stale: [412, "Somebody else has saved the resource meanwhile."],
  "method-not-allowed": [405, "This address does not support that method."],
  "content-too-large": [413, "The body is too large."],
  "unsupported-media-type": [415, "This type of body is not supported here."],
  "unsupported-picture": [415, "Only JPEG, PNG and GIF pictures are accepted."],
  "unreadable-picture": [422, "The picture is damaged and can't be read."],
  "unsupported-ground": [415, "Only SVG drawings and JPEG, PNG and GIF pictures are accepted."],
  "unreadable-drawing": [422, "The drawing isn't a readable SVG, or has no size."],
  "empty-drawing": [422, "The drawing has no shapes. Scripts, pictures and loaded files were removed."],
  "oversized-drawing": [
    422,
    "The drawing has more than 2 MB, 20,000 elements or 200,000 numbers, or draws more than 50,000 elements, counting each copy.",
  ],
  "drawing-with-picture": [422, "The drawing contains a picture or a web page, which isn't supported."],
  "drawing-with-effect": [
    422,
    "The drawing has a filter, mask, pattern, marker, blending or text on a path, which isn't supported.",
  ],
  "drawing-from-elsewhere": [422, "The drawing uses colours, shapes or styles of another file."],
  "drawing-with-unknown-style": [422, "The drawing's style sheet has rules that aren't supported."],
  "narrow-ground": [422, "The map or picture is more than ten times as long as it is wide."],
  "unsupported-document": [415, "Only PDF documents are accepted."],
  "unreadable-document": [422, "The PDF is damaged and can't be read."],
  "locked-document": [422, "The PDF is locked with a password."],
  "active-document": [422, "The PDF contains actions, dangerous links or other files, which could do harm."],
  "oversized-picture": [422, "The picture has more than 40 megapixels, or more than 100 frames."],
  "unknown-expectation": [417, "The server does not support the request's expectation."],
  "key-reused": [422, "This Idempotency-Key was used for another request."],
  "invalid-fields": [422, "Some fields are invalid."],
  unfinished: [409, "The draft can't be shown, because some fields are missing or invalid."],
  unrestorable: [422, "This version can't be restored, because some fields would be invalid now."],
  "too-many-requests": [429, "There were too many requests. Please wait a while."],
  "headers-too-large": [431, "The headers are too large."],
  internal: [500, "Something went wrong on our side. Please try again."],
  "issuer-unavailable": [503, "Sign-in can't be checked at the moment. Please try again soon."],
  "database-unavailable": [503, "The site can't reach its data at the moment. Please try again soon."],
  "storage-unavailable": [503, "The site can't reach its files at the moment. Please try again soon."],
  "source-unavailable": [503, "The other service doesn't answer at the moment. Please try again soon."],
  "being-made": [503, "This data is being prepared after an upgrade. Please try again soon."],
  busy: [503, "The server has too much work at the moment. Please try again soon."],
  "broken-off": [503, "The work on this request was interrupted. Please send it again."],
  "insufficient-storage": [507, "The server's disk is full. Please tell its operator."],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemKind = keyof typeof kinds;

/**
 * An error in a field. `field` is a path with dots. `message` is the rest of a sentence that begins with the
 * field's name, such as "must not be empty".
 */
export interface FieldError {
  field: string;
  message: string;
  /** A stable code, on which clients may depend. */
  type?: "picture-gone" | "empty" | ProblemKind;
  /** The message for staff, by language. */
  words?: Readonly<Record<string, string>>;
}

export interface Use {
  kind: string;
  resourceId: number;
  name: string;
}

export class Problem extends Error {
  override name = "Problem";
  readonly kind: ProblemKind;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  /** The current resource, for a client whose save is out of date. */
  current: object | undefined;
  readonly uses: readonly Use[] | undefined;

  constructor(
    kind: ProblemKind,
    options: {
      errors?: FieldError[];
      headers?: Record<string, string>;
      current?: object;
      uses?: readonly Use[];
      cause?: unknown;
    } = {},
  ) {
    super(kinds[kind][1], { cause: options.cause });
    this.kind = kind;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.current = options.current;
    this.uses = options.uses;
  }

  get status(): number {
    return kinds[this.kind][0];
  }

  /** Returns problem details (RFC 9457). The `type` is stable. */
  toJSON(): object {
    return {
      type: `urn:campsite:problem:${this.kind}`,
      title: this.message,
      status: this.status,
      detail: this.errors?.map(({ field, message }) => `“${field}” ${message}.`).join(" "),
      errors: this.errors,
      current: this.current,
      uses: this.uses,
    };
  }

  get jsonHeaders(): Record<string, string> {
    return { ...this.headers, "Content-Type": "application/problem+json", "Cache-Control": "no-store" };
  }

  toResponse(): Response {
    return Response.json(this, { status: this.status, headers: this.jsonHeaders });
  }
}

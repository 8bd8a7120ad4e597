import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { z } from "zod";
import { faultMessage } from "#src/platform/api/fault-messages.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

const maxBytes = uploadLimitBytes + 64 * 1024;

/** The time limit of an upload, long enough for a phone with poor coverage. */
const timeLimitMilliseconds = 120_000;

interface FormRules<Text> {
  /** The message when the file is missing. */
  mustBe: string;
  text?: { name: string; schema: z.ZodType<Text> };
  timeLimit?: number;
}

const invalid = (...errors: FieldError[]) => new Problem("invalid-fields", { errors });

/**
 * Reads the field `file` and at most one text field of a multipart body (RFC 7578).
 * @param file the path of the new file; after a failure, the file may be incomplete
 * @throws Problem "unsupported-media-type" when the body isn't multipart
 * @throws Problem "content-too-large" when the body is larger than an upload may be
 * @throws Problem "request-timeout" when the upload takes longer than `timeLimit`
 * @throws Problem "bad-request" when the body is malformed
 * @throws Problem "invalid-fields" when the file is missing or a field is wrong
 * @throws Error with a `code` when the file can't be written
 */
export async function receiveForm<Text = undefined>(
  request: Request,
  file: string,
  { mustBe, text, timeLimit = timeLimitMilliseconds }: FormRules<Text>,
): Promise<{ filename: string; text: Text }> {
  const parser = createParser(request.headers, text ? 1 : 0);
  if (Number(request.headers.get("content-length")) > maxBytes) throw new Problem("content-too-large");
  const failure = new AbortController();
  const fail = (error: unknown) => failure.abort(error);
  const timeout = AbortSignal.timeout(timeLimit);
  const signal = AbortSignal.any([failure.signal, timeout]);
  let sent: string | undefined;
  let filename = "";
  let writing: Promise<void> | undefined;

  const unexpected = text ? `isn't accepted. The form's fields are file and ${text.name}` : "must be a file";
  parser.on("file", (field, content, name) => {
    if (field !== "file") return fail(invalid({ field, message: "must not be a file" }));
    filename = name;
    content.on("limit", () => fail(new Problem("content-too-large")));
    writing = pipeline(content, createWriteStream(file, { flags: "wx", mode: 0o640 }), { signal });
    writing.catch((error: unknown) => fail(isFromDisk(error) ? error : badRequest(error)));
  });
  parser.on("field", (field, value, _isNameCut, isCut) => {
    if (field !== text?.name) fail(invalid({ field: field || "file", message: unexpected }));
    else if (isCut) fail(invalid({ field, message: "is too long" }));
    else sent = value;
  });
  parser.on("filesLimit", () => fail(invalid({ field: "file", message: "must be one file" })));
  parser.on("fieldsLimit", () =>
    fail(
      invalid(
        text ? { field: text.name, message: "must occur only once" } : { field: "file", message: mustBe },
      ),
    ),
  );
  parser.on("partsLimit", () => fail(badRequest()));

  try {
    const body = Readable.fromWeb((request.body ?? new Blob().stream()) as NodeReadableStream);
    // The parser stops at the closing delimiter. Later bytes have no meaning (RFC 2046, 5.1.1).
    await Promise.race([once(parser, "finish", { signal }), pipeline(body, limit(), parser, { signal })]);
    await writing;
  } catch (error) {
    fail(error instanceof Problem ? error : badRequest(error));
    await writing?.catch(() => "known already");
    throw timeout.aborted ? new Problem("request-timeout") : failure.signal.reason;
  } finally {
    fail("over");
  }
  const parsed = text?.schema.safeParse(sent ?? "", { error: faultMessage });
  const errors = parsed?.error ? [{ field: text!.name, message: parsed.error.issues[0]!.message }] : [];
  if (!writing) errors.unshift({ field: "file", message: mustBe });
  if (errors.length > 0) throw invalid(...errors);
  return { filename, text: parsed?.data as Text };
}

function createParser(headers: Headers, fields: number): BusboyInstance {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new Problem("unsupported-media-type");
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        fileSize: uploadLimitBytes,
        fieldSize: 2000,
        files: 1,
        fields,
        // The limit is one part higher than needed, so that the parser reports a superfluous field.
        parts: fields + 2,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch (error) {
    throw badRequest(error);
  }
}

/** Fails after `maxBytes`, because the header Content-Length can be wrong. */
function limit(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Problem("content-too-large"));
      else done(null, chunk);
    },
  });
}

const badRequest = (cause?: unknown) => new Problem("bad-request", { cause });

/** True for errors of the file system. Only these errors have the name of a system call. */
const isFromDisk = (error: unknown) => error instanceof Error && "syscall" in error;

import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  /** The unfolded headers by lower-case name. If a header is repeated, the last value counts. */
  headers: Record<string, string>;
  /** The plain text. */
  body: string;
  /** The HTML part, or "" in a mail without this part. */
  html: string;
}

/** A step of sending a mail (RFC 5321, 3.3): a command, or the text. */
export type MailStep = "MAIL" | "RCPT" | "DATA" | "text";

export interface MailServer extends AsyncDisposable {
  url: string;
  received: ReceivedMail[];
  /**
   * Refuses later mails with a response code at a step, by default after the text. If the code is undefined, the server
   * accepts mails again.
   * @param isRefused chooses the recipients that step RCPT refuses; by default all
   */
  refuseWith(
    responseCode: number | undefined,
    step?: MailStep,
    isRefused?: (recipient: string) => boolean,
  ): void;
}

/** Starts a mail server on this machine: `await using mail = await startMailServer();` */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal:
    | { responseCode: number; step: MailStep; isRefused?: ((recipient: string) => boolean) | undefined }
    | undefined;
  const refusalAt = (step: MailStep, recipient = "") =>
    refusal?.step === step && (refusal.isRefused?.(recipient) ?? true)
      ? Object.assign(new Error("refused"), { responseCode: refusal.responseCode })
      : undefined;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    ...options,
    onMailFrom: (_sender, _session, done) => done(refusalAt("MAIL")),
    onRcptTo({ address: recipient }, _session, done) {
      if (refusal?.step === "DATA") refuseData(refusal.responseCode);
      done(refusalAt("RCPT", recipient));
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const keep = async () => {
        const raw = await text(stream);
        const refused = refusalAt("text");
        if (refused) return refused;
        const to = rcptTo.map(({ address: each }) => each);
        received.push({ from: mailFrom ? mailFrom.address : "", to, raw, ...parse(raw) });
        return undefined;
      };
      // A mail doesn't count if the client is killed while it sends the mail.
      void (async () => done(await keep().catch((error: Error) => error)))();
    },
  });
  /** Refuses mails at the command DATA, for which the library has no event. */
  const refuseData = (responseCode: number) => {
    for (const connection of server.connections)
      connection.handler_DATA = (_command, done) => {
        connection.send(responseCode, "refused");
        done();
      };
  };
  const address = await new Promise<{ port: number }>((resolve, reject) => {
    server.on("error", reject);
    const { server: net } = server;
    server.listen(port, "127.0.0.1", () => resolve(net.address() as { port: number }));
  });
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith(responseCode, step = "text", isRefused) {
      refusal = responseCode === undefined ? undefined : { responseCode, step, isRefused };
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  };
}

function parse(raw: string): Pick<ReceivedMail, "headers" | "body" | "html"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const body = rest.join("\r\n\r\n");
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) return { headers, body: decode(body, headers["content-transfer-encoding"]), html: "" };
  const [, plain, html] = body.split(`--${boundary}`);
  return { headers, body: parse(plain!.trimStart()).body, html: parse(html!.trimStart()).body };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString().replaceAll("\r\n", "\n");
}

import type { NodemailerError } from "nodemailer";

const sendingSteps = ["MAIL FROM", "RCPT TO", "DATA"];

/** True when the mail server refuses a mail permanently, with a 5xx response (RFC 5321, 4.2.1). */
export function isRefusedForGood({ permanent, command = "" }: NodemailerError): boolean {
  return permanent === true && sendingSteps.includes(command);
}

/**
 * True when the mail server says that the recipient's mailbox doesn't exist (RFC 3463, 3.2 and 3.3), or refuses the
 * recipient with 550 and sends no enhanced status code. When the server refuses the sender or the sender's network, this says nothing
 * about the mailbox.
 */
export function isMailboxGone({ command, responseCode, response = "" }: NodemailerError): boolean {
  if (command !== "RCPT TO") return false;
  const [, detail] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return detail === undefined ? responseCode === 550 : /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(detail);
}

/** Describes a failure in words, without addresses and without the mail server's text. */
export function describeMailFailure(error: NodemailerError): string {
  const { code = "", originalCode = code, responseCode } = error;
  if (responseCode)
    return `${code === "EAUTH" ? "it refuses the user or the password" : "it refuses"}, with ${responseCode}`;
  if (code === "EDNS" || originalCode === "ENOTFOUND") return "its name isn't known (DNS)";
  if (originalCode === "ECONNREFUSED") return "it refuses the connection";
  if (originalCode === "ETIMEDOUT" || code === "EABORT") return "it doesn't answer in time";
  if (code === "EAUTH") return "it can't check the user and the password";
  if (code === "ETLS") return "it doesn't offer encryption";
  if (/certificate/i.test(error.message)) return `its certificate isn't trusted (${originalCode})`;
  return originalCode || error.name;
}

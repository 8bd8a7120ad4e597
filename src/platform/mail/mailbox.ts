import { domainToASCII, domainToUnicode } from "node:url";
import { folded } from "#src/platform/database/folded.ts";

/**
 * Returns one spelling for all spellings of a mailbox. The result is in lower case, without the dots and the +tag of
 * the local part. The domain is in ASCII. On some mail servers, these spellings are different mailboxes. For the limits
 * on automatic mails, counting them as one mailbox is acceptable.
 */
export function foldedMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).normalize("NFKC").toLowerCase();
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.$/, "");
  const box = local.replace(/\+.*$/s, "").replaceAll(".", "");
  return `${box}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}

/**
 * Returns the spellings in which an address can be stored: as written, and with the domain in Unicode and in Punycode.
 * Like stored addresses, the spellings are folded by `folded`. Use these spellings to find everything about an address.
 */
export function addressSpellings(written: string): string[] {
  const address = folded(written.trim());
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const domains = [domain, domainToUnicode(domain), domainToASCII(domain)].filter(Boolean);
  return [...new Set(domains.map((each) => address.slice(0, at) + folded(each)))];
}

/**
 * Names of mailboxes for a role or a program, without dots. RFC 2142 defines abuse, ftp, hostmaster, info, marketing,
 * news, noc, postmaster, sales, security, support, usenet, uucp, webmaster and www. The other names are common.
 */
const roles = new Set(
  `abuse admin administrator bounce bounces daemon donotreply do-not-reply ftp hostmaster info list listserv
  mailer-daemon mailerdaemon majordomo marketing news noc no-reply no_reply noreply postmaster root sales security
  spam support usenet uucp webmaster www`.split(/\s+/),
);

/** True for a mailbox of several people or of a program. The site sends no automatic mail to it. */
export function isRole(address: string): boolean {
  const box = address.slice(0, address.lastIndexOf("@"));
  return roles.has(box) || /^owner-|-(?:request|bounces?|owner)$/.test(box);
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneAddress, replyAddress } from "./reply.ts";

const words = { subject: "Svar fra Fjordcamp", intro: "Marit skrev:" };

test("a reply is addressed to the guest and quotes every line", () => {
  const address = replyAddress(
    { email: "marit@example.no", message: "Hei!\n\nNår må vi si fra? 100 % & mer" },
    words,
  )!;
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe("marit@example.no");
  expect(searchParams.get("subject")).toBe("Svar fra Fjordcamp");
  expect(searchParams.get("body")).toBe(
    "\r\n\r\nMarit skrev:\r\n> Hei!\r\n> \r\n> Når må vi si fra? 100 % & mer",
  );
  // E-mail programs show a "+" as a plus sign instead of a space.
  expect(address).not.toContain("+");
});

test("for any message the mail has one recipient, one subject and one body", () => {
  const text = fc.string({ unit: "binary", maxLength: 400 });
  const hostile = fc.constantFrom("a?bcc=b@c.no&x=", "a@b.no\r\nBcc: c", "a,b", "%0D%0Abcc%3a", "\ud800");
  fc.assert(
    fc.property(fc.oneof(text, hostile), text, text, (local, message, name) => {
      const address = replyAddress(
        { email: `${local}@example.no`, message },
        { ...words, intro: `${name.slice(0, 100)}:` },
      );
      if (local === "") {
        expect(address).toBeUndefined();
        return;
      }
      const [, to = "", query = ""] = /^mailto:([^?]*)\?(.*)$/s.exec(address!) ?? [];
      expect(to).toMatch(/^[\w%.!~*'()-]+@example\.no$/);
      expect(decodeURIComponent(to)).toBe(`${local.toWellFormed()}@example.no`);
      expect(query.split("&").map((part) => part.split("=")[0])).toEqual(["subject", "body"]);
      expect(query).toMatch(/^[\w%.!~*'()=&-]+$/);
    }),
    { numRuns: 50 },
  );
});

test("text that is already written is put above the quotation if there is room", () => {
  const body = (written: string) =>
    new URL(replyAddress({ email: "a@b.no", message: "Hei" }, words, written)!).searchParams.get("body");
  expect(body("Ja,\nvelkommen!")).toBe("Ja,\r\nvelkommen!\r\n\r\nMarit skrev:\r\n> Hei");
  // A long text leaves less room for the quotation.
  expect(body("a".repeat(1700))).toBe(`${"a".repeat(1700)}\r\n\r\nMarit skrev:\r\n> Hei`);
  expect(body("ø".repeat(2000))).toBe("\r\n\r\nMarit skrev:\r\n> Hei");
});

test("a long message is cut between characters", () => {
  const address = replyAddress({ email: "a@b.no", message: "🏕".repeat(2500) }, words)!;
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(address.length).toBeGreaterThan(1850);
  expect(new URL(address).searchParams.get("body")).toMatch(/🏕 …$/);
});

test.each(["", "marit", "@b.no", "a@"])("there is no reply without a valid address: %j", (email) => {
  expect(replyAddress({ email, message: "Hei" }, words)).toBeUndefined();
});

test("a phone number is dialled without its spaces", () => {
  expect(phoneAddress("+47 901 23 456")).toBe("tel:+4790123456");
  expect(phoneAddress("ring meg")).toBeUndefined();
  expect(phoneAddress("")).toBeUndefined();
});

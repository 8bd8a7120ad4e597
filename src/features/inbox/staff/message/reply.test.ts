import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneAddress, replyAddress } from "./reply.ts";

const words = { subject: "Svar fra Fjordcamp", intro: "Marit skrev:" };

test("an answer is addressed to the guest and quotes every line", () => {
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
  // Not "+" for a space, which e-mail programs leave as it is.
  expect(address).not.toContain("+");
});

test("whatever a guest writes, the mail has one receiver, one subject and one body, and the address is short", () => {
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

test("what is written already stands above the quotation, if there is room for it", () => {
  const body = (written: string) =>
    new URL(replyAddress({ email: "a@b.no", message: "Hei" }, words, written)!).searchParams.get("body");
  expect(body("Ja,\nvelkommen!")).toBe("Ja,\r\nvelkommen!\r\n\r\nMarit skrev:\r\n> Hei");
  expect(body("ø".repeat(2000))).toBe("\r\n\r\nMarit skrev:\r\n> Hei");
});

test("a long message is cut, between characters", () => {
  const address = replyAddress({ email: "a@b.no", message: "🏕".repeat(2500) }, words)!;
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(address.length).toBeGreaterThan(1850);
  expect(new URL(address).searchParams.get("body")).toMatch(/🏕 …$/);
});

test.each(["", "marit", "@b.no", "a@"])("without an address there is no answer: %j", (email) => {
  expect(replyAddress({ email, message: "Hei" }, words)).toBeUndefined();
});

test("a phone number is dialled without its spaces", () => {
  expect(phoneAddress("+47 901 23 456")).toBe("tel:+4790123456");
  expect(phoneAddress("ring meg")).toBeUndefined();
  expect(phoneAddress("")).toBeUndefined();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedMailbox, isRole } from "./mailbox.ts";

const local = fc.stringMatching(/^[a-z0-9]{2,12}$/);
const tag = fc.stringMatching(/^[a-z0-9.]{0,5}$/);

test("foldedMailbox() gives all spellings of a mailbox one form", () => {
  fc.assert(
    fc.property(
      local,
      fc.array(fc.nat(11), { maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      tag,
      (name, dotsAfter, capitals, plus) => {
        const spelt = Array.from(name, (letter, index) => {
          const cased = capitals[index] ? letter.toUpperCase() : letter;
          return dotsAfter.includes(index) && index < name.length - 1 ? `${cased}.` : cased;
        }).join("");
        expect(foldedMailbox(`${spelt}${plus && `+${plus}`}@Post.EXAMPLE`)).toBe(`${name}@post.example`);
      },
    ),
  );
});

test("foldedMailbox() keeps different mailboxes apart", () => {
  fc.assert(
    fc.property(local, local, (one, other) => {
      fc.pre(one !== other);
      expect(foldedMailbox(`${one}@a.example`)).not.toBe(foldedMailbox(`${other}@a.example`));
      expect(foldedMailbox(`${one}@a.example`)).not.toBe(foldedMailbox(`${one}@b.example`));
    }),
  );
});

test("foldedMailbox() recognizes a domain in Unicode, in Punycode and in full-width letters", () => {
  const forms = [
    "ola@blåbær.example",
    "ola@BLÅBÆR.example",
    "ola@xn--blbr-roah.example",
    "ola@ｂlåbær.example",
  ];
  expect(new Set(forms.map(foldedMailbox))).toEqual(new Set(["ola@xn--blbr-roah.example"]));
});

test.each([
  ["postmaster@a.example", true],
  ["no-reply@a.example", true],
  ["Do.Not.Reply@a.example", true],
  ["info+x@a.example", true],
  ["liste-request@a.example", true],
  ["ola.nordmann@a.example", false],
  ["informatikeren@a.example", false],
])("%s belongs to a role or a program: %s", (address, is) => expect(isRole(foldedMailbox(address))).toBe(is));

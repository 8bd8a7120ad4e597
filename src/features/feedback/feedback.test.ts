import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedbackInput } from "./feedback.ts";
import { faultsIn, feedbackFields, longest, tidy } from "./feedback-rules.ts";

const complete = {
  name: "Ingrid Solberg",
  email: "ingrid@solberg.example",
  mobilePhone: "912 34 567",
  message: "Har dere plass?",
  source: "contact",
};

/** Returns the error of each field, for example { email: "…" }. */
function messages(input: unknown): Record<string, string> {
  const { error } = feedbackInput.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a message", () => {
  test("from the contact form needs every field", () => {
    expect(feedbackInput.parse(complete)).toEqual(complete);
    expect(messages({ source: "contact" })).toEqual(
      Object.fromEntries(feedbackFields.map((field) => [field, "The field can not be empty"])),
    );
    for (const field of feedbackFields) {
      for (const blank of ["", " \t\n", null, undefined, "\u0000"]) {
        expect(messages({ ...complete, [field]: blank }), field).toEqual({
          [field]: "The field can not be empty",
        });
      }
    }
  });

  test("from the suggestion box needs only its text", () => {
    const empty = { name: "", email: "", mobilePhone: "" };
    expect(feedbackInput.parse({ source: "feedback", message: " Fin brygge \n" })).toEqual({
      ...empty,
      source: "feedback",
      message: "Fin brygge",
    });
    expect(messages({ source: "feedback", ...empty })).toEqual({ message: "The field can not be empty" });
  });

  test.each([
    ["contact", "Enter a valid e-mail address, such as name@example.com"],
    ["feedback", "Fill in a valid email or leave the field empty"],
  ])("from the form %s reports an invalid e-mail address with the text of this form", (source, email) => {
    expect(messages({ ...complete, source, email: "ingrid.solberg@" })).toEqual({ email });
  });

  test.each([
    "a@b.no",
    "ola.nordmann+camping@sub.example.com",
    "o'brien@example.ie",
    "post@blåbær.no",
    "a@xn--blbr-roah.no",
    "x@1.museum",
  ])("accepts the e-mail address %s", (email) => {
    expect(messages({ ...complete, email })).toEqual({});
  });

  test.each([
    "a",
    "a@b",
    "@b.no",
    "a@.no",
    "a@b..no",
    "a@-b.no",
    "a@b-.no",
    ".a@b.no",
    "a..b@b.no",
    "a b@c.no",
    "a@b.no, c@d.no",
    "A <a@b.no>",
    '"a"@b.no',
    "a@[127.0.0.1]",
    "a@b@c.no",
    "a\u200bb@c.no",
    `${"a".repeat(65)}@b.no`,
  ])("refuses the e-mail address %j", (email) => {
    expect(messages({ ...complete, email })).toHaveProperty("email");
  });

  test.each(["912 34 567", "02800", "+49 171 5551234", "٩١٢٣٤", "tel: 33 00 12 34 (etter 17)"])(
    "from the contact form accepts the phone number %s",
    (mobilePhone) => {
      expect(messages({ ...complete, mobilePhone })).toEqual({});
    },
  );

  test.each(["abc", "-", "1234", "ring meg", "+47"])(
    "from the contact form refuses the phone number %j, which the suggestion box accepts",
    (mobilePhone) => {
      expect(messages({ ...complete, mobilePhone })).toEqual({
        mobilePhone: "Enter a phone number with at least five digits",
      });
      expect(messages({ ...complete, mobilePhone, source: "feedback" })).toEqual({});
    },
  );

  test("can have fields as long as their limits, and a line break counts as one character", () => {
    for (const field of ["name", "mobilePhone", "message"] as const) {
      expect(messages({ ...complete, [field]: "1".repeat(longest[field]) })).toEqual({});
      expect(messages({ ...complete, [field]: "1".repeat(longest[field] + 1) })).toEqual({
        [field]: `This is too long. There is room for ${longest[field].toLocaleString("en-GB")} characters here`,
      });
    }
    expect(messages({ ...complete, message: "x" + "\r\n".repeat(4998) + "x" })).toEqual({});
  });

  test.each([undefined, null, "", "Kontakt oss", "Contact", "constructor", "__proto__", "x".repeat(500)])(
    "from another form (%j) needs only its text, and its e-mail address must be valid",
    (source) => {
      expect(feedbackInput.parse({ source, message: "Hei" })).toMatchObject({ message: "Hei" });
      expect(messages({ source, message: " " })).toEqual({ message: "The field can not be empty" });
      expect(messages({ source, message: "Hei", email: "x" })).toHaveProperty("email");
    },
  );

  test.each([
    [" Kontakt\t oss\n", "Kontakt oss"],
    ["feed\u200bba\ufeffck\u202e", "feedback"],
    ["\u2066\u00ad\u{e0041}", ""],
    ["Z" + "\u0301".repeat(40), "Z\u0301\u0301"],
    ["\u{1f3d5}".repeat(70), "\u{1f3d5}".repeat(60)],
    ["x\ud800", "x\ufffd"],
  ])("stores the label %j as %j", (source, kept) => {
    expect(feedbackInput.parse({ source, message: "Hei" }).source).toBe(kept);
  });

  test("stores a short and visible label, and keeps this label when a client sends it again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (source) => {
        const kept = feedbackInput.parse({ ...complete, source }).source;
        expect(kept).not.toMatch(/\p{C}|\p{Default_Ignorable_Code_Point}|\s\s|\p{M}{3}|.{61}/u);
        expect(feedbackInput.parse({ ...complete, source: kept }).source).toBe(kept);
      }),
    );
  });

  test("refuses other types and drops unknown fields", () => {
    expect(messages({ ...complete, name: 7 })).toHaveProperty("name");
    expect(messages({ ...complete, message: ["a"] })).toHaveProperty("message");
    expect(
      feedbackInput.parse({ ...complete, ip: "1.2.3.4", sentDate: "2000-01-01", isStarred: true }),
    ).toEqual(complete);
  });
});

describe("tidy", () => {
  test("joins the lines of a field, but keeps the lines of a message", () => {
    expect(tidy("name", " Ola\r\nBcc: alle@example.com\u0000 ")).toBe("Ola Bcc: alle@example.com");
    expect(tidy("message", "\r\nen\r\n\r\nto\rtre\u0000\u001b[31m\t! ")).toBe("en\n\nto\ntre[31m\t!");
    expect(tidy("name", "Ola \u202egpj.exe\u202c \u2067x")).toBe("Ola gpj.exe x");
    // Phones add these characters when somebody copies an address.
    expect(tidy("email", "\u202aola@example.com\u202c")).toBe("ola@example.com");
  });

  test("removes control characters, returns well-formed text and doesn't change its own output", () => {
    fc.assert(
      fc.property(fc.constantFrom(...feedbackFields), fc.string({ unit: "binary" }), (field, text) => {
        const tidied = tidy(field, text);
        expect(tidied).not.toMatch(
          field === "message" ? /(?![\n\t])\p{Cc}|\p{Bidi_C}/u : /[\p{Cc}\p{Bidi_C}]/u,
        );
        expect(tidied.isWellFormed()).toBe(true);
        expect(tidy(field, tidied)).toBe(tidied);
      }),
    );
  });
});

describe("the rules", () => {
  test("never throw", () => {
    const values = fc.record({
      name: fc.string(),
      mobilePhone: fc.string(),
      email: fc.string(),
      message: fc.string(),
    });
    fc.assert(fc.property(values, (each) => void faultsIn(each, "contact")));
  });

  // The addresses are long enough to expose exponential backtracking, and short enough that a failing test ends.
  test.for([
    ["hyphens", `a@${"a-".repeat(33)}`],
    ["a long last label", `a@b.${"a".repeat(33)}!`],
    ["many labels", `a@${"a.".repeat(33)}!`],
    ["dots before the at sign", `${"a.".repeat(31)}@`],
  ] as const)("check an address with %s quickly", ([, email]) => {
    const values = { name: "", mobilePhone: "", message: "", email };
    expect(faultsIn(values, "feedback")).toMatchObject({ email: "email" });
  });
});

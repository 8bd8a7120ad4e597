import { expect, test } from "vitest";
import { exceptionName } from "./use-identity-form.ts";

test.each([
  ["2027-05-17", "17. mai: stengt"],
  ["", "Uten dato: stengt"],
  ["17.5", "Uten dato: stengt"],
])(
  "a day with other hours is called by its date, and isn't without a name before it has one: %s",
  (day, name) => expect(exceptionName({ day, opens: "", closes: "" }, "nb")).toBe(name),
);

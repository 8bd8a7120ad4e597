import { expect, test } from "vitest";
import { exceptionName } from "./use-identity-form.ts";

test.each([
  ["2027-05-17", "17. mai: stengt"],
  ["", "Uten dato: stengt"],
  ["17.5", "Uten dato: stengt"],
])("an exception's name contains the date, or says that the date is missing: %s", (day, name) =>
  expect(exceptionName({ day, opens: "", closes: "" }, "nb")).toBe(name),
);

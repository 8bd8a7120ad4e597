import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  choice,
  iconChoice,
  line,
  lines,
  maybeMoment,
  moment,
  sortorder,
  webAddress,
  yesNo,
  type Field,
} from "#src/resource/fields.ts";
import { StaffContext } from "#src/ui/staff/staff.ts";
import { DescribedField } from "./described-field.tsx";

const label = { nb: "Navnet", en: "The name", de: "Der Name" };

/** What stands in a form for a field. */
function shown(field: Field, value: unknown = ""): string {
  const form = {
    values: { it: value },
    field: (name: string) => ({
      name,
      value: typeof value === "string" ? value : "",
      onChange() {},
      onBlur() {},
      fault: undefined,
    }),
    set() {},
  };
  const staff = { language: "nb" } as Parameters<typeof StaffContext>[0]["value"];
  return renderToStaticMarkup(
    <StaffContext value={staff}>
      <DescribedField form={form} name="it" field={field} />
    </StaffContext>,
  );
}

test("what a field is says how it is written", () => {
  expect(shown(line(label))).toMatch(/Navnet.*<input[^>]* required/s);
  expect(shown(lines(label, { most: 100 }))).toMatch(/<textarea(?![^>]* required)/);
  expect(shown(webAddress(label, { hint: label }))).toMatch(/<input[^>]*type="url"/);
  expect(shown(yesNo(label, false, "")), "a switch").toMatch(/type="checkbox".*Navnet/s);
  expect(shown(iconChoice(), "info")).toContain("icon-choice");
  expect(shown(moment(label)), "a day").toMatch(/<input[^>]* required/);
  expect(shown(maybeMoment(label, ""), null), "a day, or none").not.toMatch(/<input[^>]* required/);
});

test("a place in the order and what isn't chosen by staff have no control", () => {
  expect(shown(sortorder(), 1)).toBe("");
  expect(shown(choice(["one", "other"], label, ""), "one")).toBe("");
});

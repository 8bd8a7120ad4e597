import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { describedNames, kinds } from "#src/cms/kinds.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import type { Field } from "#src/cms/kind/field.ts";
import {
  choice,
  day,
  iconChoice,
  line,
  lines,
  maybeMoment,
  moment,
  optionalLine,
  customValue,
  sortorder,
  startMoment,
  webAddress,
  wholeNumber,
  yesNo,
} from "#src/cms/kind/fields.ts";
import { defineKind, emptyValues } from "#src/cms/kind/kind.ts";
import { faultsIn } from "#src/cms/staff/form/faults.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { ownPageKind } from "#src/campsite/own-pages/own-page.ts";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { WordFields, type WordField } from "#src/cms/staff/form/word-fields.tsx";
import { insertValuesText, staffText } from "#messages/staff";
import { StaffContext } from "#src/cms/staff/staff.ts";
import { DescribedField, typedNumber } from "./described-field.tsx";
import { savingWords, type DescribedScreens } from "./described-screens.ts";

const label = inEveryLanguage(() => "Navnet");

function formOf(values: object) {
  return {
    values,
    field: (name: string) => {
      const value = valueAt(values, name);
      return {
        name,
        value: typeof value === "string" || typeof value === "number" ? String(value) : "",
        onChange() {},
        onBlur() {},
        fault: undefined,
      };
    },
    set() {},
  };
}

function inStaffArea(children: ReactNode): string {
  const staff = { language: "nb", api: {} } as Parameters<typeof StaffContext>[0]["value"];
  return renderToStaticMarkup(<StaffContext value={staff}>{children}</StaffContext>);
}

/** Returns the HTML of a field's control. */
const shown = (field: Field, value: unknown = "") =>
  inStaffArea(<DescribedField form={formOf({ it: value })} name="it" field={field} />);

test("each kind of field has its own control", () => {
  expect(shown(line(label))).toMatch(/Navnet.*<input[^>]* required/s);
  expect(shown(line(label))).not.toContain("valgfritt");
  expect(shown(optionalLine(label))).toMatch(/valgfritt.*<input(?!.* required)/s);
  expect(shown(wholeNumber(label))).toMatch(/<input(?=[^>]* required)[^>]* inputMode="numeric"/);
  expect(shown(lines(label, { max: 100 }))).toMatch(/<textarea(?![^>]* required)/);
  expect(shown(webAddress(label, { hint: label }))).toMatch(/<input[^>]*type="url"/);
  expect(shown(yesNo(label, false, "", { hint: label })), "a switch").toMatch(
    /type="checkbox".*Navnet.*Navnet/s,
  );
  const choices = choice(
    ["one", "other"],
    label,
    "",
    inEveryLanguage(() => ({ one: "En", other: "En annen" })),
  );
  expect(shown(choices, "other")).toMatch(/<select.*<option value="other" selected="">En annen</s);
  expect(shown(iconChoice(), "info")).toContain("icon-choice");
  expect(shown(moment(label)), "a moment").toMatch(/<input[^>]* required/);
  expect(shown(day(label), "2027-06-01"), "a day, with no time").toMatch(
    /^(?!.*date-time).*required.*"01\.06\.2027"/s,
  );
  for (const field of [maybeMoment(label, ""), startMoment(label)])
    expect(shown(field, field.empty), "a moment, or none").toMatch(/valgfritt.*<input(?!.* required)/s);
});

test("a number field reads typed numbers, and reports numbers that aren't whole or are out of range", () => {
  const field = wholeNumber(label, { max: 10 });
  const messagesFor = (typed: string) =>
    faultsIn(z.object({ it: field.input }), { it: typedNumber(typed) }, "nb").map(({ message }) => message);
  expect([messagesFor("0"), messagesFor(" 7 ")]).toEqual([[], []]);
  expect(["12 500", "1\u00a0012 500,5", "12 50", "1 2500"].map(typedNumber)).toEqual([
    12_500,
    1_012_500.5,
    "12 50",
    "1 2500",
  ]);
  // The form shows the number in the notation of the language.
  expect(shown(field, typedNumber("12,5"))).toContain('value="12,5"');
  const { notNumber, notWhole, tooSmall, tooGreat } = staffText.nb.faults;
  expect(
    [messagesFor("12,5"), messagesFor("mange"), messagesFor(""), messagesFor("11"), messagesFor("-1")].flat(),
  ).toEqual([notWhole, notNumber, notNumber, tooGreat({ most: "10" }), tooSmall({ least: "0" })]);
});

test("an optional field in two languages is marked as optional once, and a required field isn't marked", () => {
  const form = formOf({ title: "", translations: {} }) as never;
  const marks = (word: object) =>
    inStaffArea(
      <WordFields
        form={form}
        textLanguage={{ shown: ["nb", "en"], isWide: true }}
        words={[{ name: "title", label: "Tittel", ...word }]}
      />,
    ).split("valgfritt").length - 1;
  expect([marks({}), marks({ isOptional: true }), marks({ isOptional: true, isNeeded: true })]).toEqual([
    0, 1, 0,
  ]);
});

test("a translated field shows the Norwegian text instead of the hint when the Norwegian field isn't visible", () => {
  const words = [{ name: "title", label: "Tittel", hint: "Kort." }];
  const form = formOf({ title: "Fyret", translations: {} }) as never;
  const hints = (...languages: Language[]) =>
    inStaffArea(<WordFields form={form} textLanguage={{ shown: languages, isWide: false }} words={words} />);
  expect(hints("nb")).toContain("Kort.");
  expect(hints("nb", "en")).toMatch(/^(?!.*Norsk).*Kort\./s);
  expect(hints("en")).toMatch(/^(?!.*Kort).*Norsk: .*Fyret/s);
});

test("staff can insert a live value into the title of a page, but not into its path", () => {
  const form = formOf({ ...emptyValues(ownPageKind), translations: {} }) as never;
  const { title, path } = Object.fromEntries(
    wordFieldsOf(ownPageKind, "nb").map((word) => [word.name, word]),
  );
  const fieldOf = (word: WordField) =>
    inStaffArea(<WordFields form={form} textLanguage={{ shown: ["nb"], isWide: true }} words={[word]} />);
  expect(fieldOf(title!)).toContain(insertValuesText.nb.insert);
  expect(fieldOf(path!)).not.toContain(insertValuesText.nb.insert);
});

test("a sort order, and a field whose options have no labels, aren't shown", () => {
  expect(shown(sortorder(), 1)).toBe("");
  expect(shown(choice(["one", "other"], label, ""), "one")).toBe("");
});

test("a field whose description names no control throws an error", () => {
  expect(() => shown(customValue(z.string(), label, ""))).toThrow(/no control for it/);
});

test.each(describedNames)("each field of a new %s has a control or a valid initial value", async (name) => {
  const { kind, list, form: { controls = {} } = {} } = (await kinds[name].screens()) as DescribedScreens;
  const values = emptyValues(kind);
  expect(!kind.shown || list?.state, "its list marks hidden resources").toBeTruthy();
  for (const [path, field] of Object.entries(kind.fields)) {
    // `DescribedParts` shows a list that has settings for the form.
    if (path in controls || field.parts?.inForm) continue;
    const control = inStaffArea(<DescribedField form={formOf(values)} name={path} field={field} />);
    expect(control !== "" || field.input.safeParse(field.empty).success, path).toBe(true);
  }
});

test("the label of the save button doesn't promise a publication for a hidden resource", () => {
  const kind = defineKind({
    name: "thing",
    about: "",
    one: "",
    order: [{ by: "id", direction: "asc" }],
    words: { name: line(label) },
    fields: { isHidden: yesNo(label, false, "") },
    shown: { isHidden: false },
    inList: ["name"],
  });
  const screens: DescribedScreens<typeof kind> = {
    kind,
    words: inEveryLanguage(() => ({
      empty: { heading: "", explanation: "" },
      consequence: ({ page }: { page: string }) => `Vises på ${page}.`,
    })),
  };
  const wordsWhen = (isHidden: boolean) =>
    Object.values(savingWords(screens as DescribedScreens, { isHidden }, "nb", "Forside"));
  expect(wordsWhen(false)).toEqual(["Vises på Forside.", "publish"]);
  expect(wordsWhen(true)).toEqual(["Gjestene ser det ikke.", "save"]);
});

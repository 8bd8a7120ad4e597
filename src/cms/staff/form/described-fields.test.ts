import { expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { choice, maybeMoment, yesNo } from "#src/cms/kind/fields.ts";
import { namedFieldsOf } from "./described-fields.ts";

const label = inEveryLanguage(() => "Navnet");

test("conflicts show switches, moments and choices in words", () => {
  const sizes = inEveryLanguage(() => ({ small: "Liten" }));
  const fields = {
    isOn: yesNo(label, false, ""),
    from: maybeMoment(label, ""),
    size: choice(["small"], label, "", sizes),
  };
  const shown = namedFieldsOf({ words: {}, fields }, "nb").map(({ show }) => show!);
  const [isOn, from, size] = shown as [(value: unknown) => unknown, ...typeof shown];
  expect([isOn(true), isOn(false)]).toEqual(["Ja", "Nei"]);
  expect([from!("2020-07-01T10:00:00Z"), from!(null)]).toEqual([
    expect.stringMatching(/1\..juli.2020.kl\..12\.00/),
    "–",
  ]);
  expect(size!("small")).toBe("Liten");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RateGroup } from "#src/features/prices/price-list.ts";
import {
  applyRaise,
  countRaised,
  keptDeposits,
  parsePercent,
  previewRaise,
  raiseAmount,
  raisedAmounts,
  rateId,
  type Rounding,
  roundings,
  undoRaise,
} from "./raise.ts";

test.each([
  ["4", 4],
  ["4,5 %", 4.5],
  ["3.25", 3.25],
  ["-2", -2],
  ["−2,5 %", -2.5],
  ["+10", 10],
  ["0", 0],
  ["-100", -100],
])("parsePercent reads %j as a percentage", (text, percent) => expect(parsePercent(text)).toBe(percent));

test.each(["", "-", "%", "fire", "1e2", "4,555", "-100,5", "501", "4 av 5"])(
  "parsePercent refuses %j as a percentage",
  (text) => expect(parsePercent(text)).toBeUndefined(),
);

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map((ore) => ore / 100);
const percents = fc.integer({ min: -10_000, max: 50_000 }).map((hundredths) => hundredths / 100);
const rounding = fc.constantFrom(...roundings);

describe("a raised amount", () => {
  test.each([
    [420, 4, "10", 440],
    [350, 4, "10", 360],
    [290, 4, "10", 300],
    [50, 4, "10", 50],
    [24_500, 4, "10", 25_480],
    [5900, 4, "10", 6140],
    // A half is rounded up, even if the floating-point result is slightly below the half.
    [250, 5, "5", 265],
    [1.15, 100, "1", 2],
    [290, -10, "1", 261],
    [290, -100, "10", 0],
    [3, 4, "10", 10],
    [0, 400, "10", 0],
    [15, 4, "size", 16],
    [50, 4, "size", 52],
    [290, 4, "size", 300],
    [499, 1, "size", 500],
    [24_500, 4, "size", 25_500],
  ] as const)("for %d kr, %d per cent and the rounding %s is %d kr", (amount, percent, step, raised) =>
    expect(raiseAmount(amount, percent, step)).toBe(raised),
  );

  test("is marked if it doesn't change or differs much from the requested change", () => {
    const marks = (step: Rounding, switched: string[] = []) =>
      previewRaise(active, list, { percent: 4, rounding: step, switched }).flatMap(({ rates }) =>
        rates.flatMap(({ text, isFarOff }) => (isFarOff ? text : [])),
      );
    expect(marks("size")).toEqual(["Dusj"]);
    expect(marks("1")).toEqual(["Dusj"]);
    expect(marks("10")).toEqual(["Dusj"]);
    expect(marks("10", [rateId("Tillegg", { text: "Dusj", detail: "" })])).toEqual([]);
  });

  test("is at least 0, a multiple of the rounding, and near the exact amount", () => {
    fc.assert(
      fc.property(amounts, percents, rounding, (amount, percent, step) => {
        const raised = raiseAmount(amount, percent, step);
        expect(raised).toBeGreaterThanOrEqual(0);
        const exact = amount * (1 + percent / 100);
        const kroner =
          step === "size" ? [1, 5, 10, 50].findLast((each) => raised % each === 0)! : Number(step);
        expect(raised % kroner).toBe(0);
        const isKeptFromFree = exact > 0 && raised === kroner;
        if (!isKeptFromFree) expect(Math.abs(raised - exact)).toBeLessThanOrEqual(kroner / 2 + 1e-6);
      }),
    );
  });

  test("preserves the order: a higher price or percentage never results in a lower amount", () => {
    fc.assert(
      fc.property(amounts, amounts, percents, percents, rounding, (a, b, p, q, step) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [less, more] = [Math.min(p, q), Math.max(p, q)];
        expect(raiseAmount(low, less, step)).toBeLessThanOrEqual(raiseAmount(high, less, step));
        expect(raiseAmount(low, less, step)).toBeLessThanOrEqual(raiseAmount(low, more, step));
      }),
    );
  });

  test("at 0 per cent equals a price that is already rounded, and is zero only for a free price or at −100 per cent", () => {
    fc.assert(
      fc.property(amounts, percents, rounding, (amount, percent, step) => {
        expect(raiseAmount(Math.floor(amount) * 50, 0, step)).toBe(Math.floor(amount) * 50);
        expect(raiseAmount(0, percent, step)).toBe(0);
        if (amount > 0 && percent > -100) expect(raiseAmount(amount, percent, step)).toBeGreaterThan(0);
      }),
    );
  });
});

const rate = (text: string, amount: number) => ({
  text,
  amount,
  detail: "",
  kind: "price" as const,
  key: "",
  translations: {},
});
const group = (name: string, ...rates: RateGroup["rates"]): RateGroup => ({
  name,
  subTitle: "",
  purpose: "other",
  rates,
  translations: {},
});
const active = [group("Døgn", rate("Telt", 290), rate("Hund", 0)), group("Tillegg", rate("Dusj", 15))];
const list = [
  group("Døgn", rate("Telt", 333), rate("Hund", 0), rate("Hengekøye", 200)),
  group("Tillegg", rate("Dusj", 15)),
];
const four = { percent: 4, rounding: "10", switched: [] as string[] } as const;

describe("raising a list", () => {
  test("starts from the prices that guests see, and skips new prices and left-out groups", () => {
    const preview = previewRaise(active, list, { ...four, switched: ["Tillegg"] });
    expect(preview.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true]);
    expect(preview.map(({ rates }) => rates.map(({ before, now, after }) => [before, now, after]))).toEqual([
      [
        [290, 333, 300],
        [0, 0, 0],
        [undefined, 200, 200],
      ],
      [[15, 15, 15]],
    ]);
    expect(countRaised(preview)).toBe(1);
    expect(raisedAmounts(preview)).toEqual([
      { text: "Telt", before: 290, amount: 300, isChanged: true },
      { text: "Hund", before: 0, amount: 0, isChanged: false },
    ]);
  });

  test("leaves deposits as they are, unless staff include them", () => {
    const deposit = { ...rate("RFID-kort", 100), kind: "deposit" as const };
    const cards = [group("Kort", deposit, rate("Dusj", 15)), group("Hytte", { ...deposit, text: "Nøkkel" })];
    const raise = (...switched: string[]) => {
      const preview = previewRaise(cards, cards, { percent: 20, rounding: "1", switched });
      const raised = applyRaise(cards, preview).map(({ rates }) => rates.map(({ amount }) => amount));
      return { raised, kept: keptDeposits(preview) };
    };
    expect(raise()).toEqual({ raised: [[100, 18], [100]], kept: ["RFID-kort", "Nøkkel"] });
    expect(raise(rateId("Kort", deposit), "Hytte")).toEqual({ raised: [[120, 18], [100]], kept: [] });
  });

  const groups = fc.array(
    fc.record({
      name: fc.constantFrom("A", "B", "C"),
      subTitle: fc.constant(""),
      purpose: fc.constant("other" as const),
      rates: fc.uniqueArray(
        fc.record({
          text: fc.string(),
          amount: amounts,
          detail: fc.constant(""),
          kind: fc.constant("price" as const),
          key: fc.constant(""),
          translations: fc.constant({}),
        }),
        { selector: ({ text }) => text.trim().toLowerCase() },
      ),
      translations: fc.constant({}),
    }),
    { maxLength: 4 },
  );

  test("twice gives the same prices as once, and the raise can be undone", () => {
    fc.assert(
      fc.property(groups, groups, percents, percents, rounding, (seen, before, p, q, step) => {
        const raise = (from: RateGroup[], percent: number) =>
          applyRaise(from, previewRaise(seen, from, { ...four, rounding: step, percent }));
        const after = raise(before, p);
        expect(raise(after, p)).toEqual(after);
        expect(raise(raise(before, q), p)).toEqual(after);
        expect(undoRaise(after, { before, after })).toEqual(before);
      }),
    );
  });

  test("undoing keeps everything that staff have written, moved or removed since the raise", () => {
    const after = applyRaise(list, previewRaise(active, list, four));
    const since = [
      group("Tillegg", rate("Vask", 60), rate("Dusj", 25)),
      group("Døgn", rate("Hengekøye", 200), rate("Telt", 300)),
    ];
    expect(undoRaise(since, { before: list, after })).toEqual([
      group("Tillegg", rate("Vask", 60), rate("Dusj", 25)),
      group("Døgn", rate("Hengekøye", 200), rate("Telt", 333)),
    ]);
  });
});

import { expect, test } from "vitest";
import { nowState } from "./now-row.ts";
import type { NowPart } from "./now-part.ts";

const part = (name: string, own: Partial<NowPart>) => ({ name, value: null, text: null, ...own }) as NowPart;
const wordsOf = (...parts: NowPart[]) => nowState("sea").words({ parts }, "nb");

test("`nowState` says whether a temperature is measured or a forecast", () => {
  const other = part("waves", { title: "Bølger", value: "0,5 m", text: "varsel" });
  const sea = { title: "Sjøtemperatur", value: "18,4°" };
  expect(wordsOf(part("sea", { ...sea, text: "varsel" }), other)).toBe("18,4°, varsel");
  expect(wordsOf(part("sea", { ...sea, text: "målt 14.30" }), other)).toBe("18,4°, målt 14.30");
  expect(wordsOf(part("sea", sea), other)).toBe("18,4°");
  expect(wordsOf(other)).toBe("");
});

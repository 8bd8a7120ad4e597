import { expect, test } from "vitest";
import { withoutNetwork } from "./without-network.ts";

test.each([
  [["nn-NO", "en"], "Uten nett", "nb-NO"],
  [["no"], "Uten nett", "nb-NO"],
  [["de-AT", "en-US"], "Kein Netz", "de-DE"],
  [["pl", "en-US"], "No connection", "en-GB"],
  [["pl"], "Uten nett", "nb-NO"],
  [[], "Uten nett", "nb-NO"],
] as const)("without a network a browser with the languages %j shows %s", async (wanted, words, tag) => {
  const page = withoutNetwork(wanted);
  expect(page.headers.get("Content-Type")).toContain("text/html");
  expect(await page.text()).toMatch(new RegExp(`<html lang="${tag}">[^]*<h1>${words}</h1>`));
});

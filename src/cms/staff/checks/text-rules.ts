import type { Language } from "#src/i18n/language.ts";
import { textRulesText } from "#messages/staff";

export function isVague(text: string, language: Language): boolean {
  const words = text
    .toLocaleLowerCase(language)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" || textRulesText[language].vagueLinks.split(", ").includes(words);
}

/** Fewer letters or words in capitals aren't a fault: they can be a name or an abbreviation. */
const fewestLetters = 12;
const fewestWords = 3;

export function capitalsIn(text: string): string | undefined {
  let run: string[] = [];
  for (const word of [...text.split(" "), ""]) {
    const letters = word.replaceAll(/[^\p{L}]/gu, "");
    if (letters !== "" && /^[\p{Lu}ß]+$/u.test(letters)) run.push(word);
    else if (letters !== "" || word === "") {
      const count = run.join("").replaceAll(/[^\p{L}]/gu, "").length;
      if (run.length >= fewestWords && count >= fewestLetters) return run.join(" ");
      run = [];
    } else if (run.length > 0) run.push(word);
  }
}

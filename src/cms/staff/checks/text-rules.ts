import type { Language } from "#src/i18n/language.ts";

/* Rules for wording that doesn't help readers. */

/** Link texts that don't say where the link leads. */
const vague: Record<Language, ReadonlySet<string>> = {
  nb: new Set(
    "her|klikk her|trykk her|se her|les her|mer|les mer|les mer her|se mer|mer info|mer informasjon|les videre|lenke|link|denne|denne lenken|denne siden|siden".split(
      "|",
    ),
  ),
  en: new Set(
    "here|click|click here|press here|see here|more|read more|read more here|see more|learn more|find out more|more info|more information|continue reading|link|this|this link|this page".split(
      "|",
    ),
  ),
  de: new Set(
    "hier|hier klicken|klicken sie hier|klick hier|siehe hier|mehr|mehr lesen|mehr dazu|lesen sie mehr|weiterlesen|mehr erfahren|mehr infos|mehr informationen|weitere informationen|link|dieser link|diese seite".split(
      "|",
    ),
  ),
};

/** True when a link's text doesn't say where it leads, in the language of the text. */
export function isVague(text: string, language: Language): boolean {
  const words = text
    .toLocaleLowerCase(language)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" || vague[language].has(words);
}

/** The lowest numbers of capital letters and words that count as a fault. Fewer can be a name or abbreviations. */
const fewestLetters = 12;
const fewestWords = 3;

/** Returns the first run of capitals that is hard to read. */
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

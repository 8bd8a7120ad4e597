import { CachedResponse } from "#src/platform/http/answer.ts";
import { defaultColours, type Colour } from "./house-colours.ts";
import type { ChosenColours } from "./look.ts";

/* The address contains the two chosen colours, so any process can create the sheet, and it never changes. */

const sheetPath = /^\/assets\/colours-([0-9a-f]{6}|house)-([0-9a-f]{6}|house)\.css$/;

const maxCachedSheets = 8;

/** Returns a style sheet's address, or undefined for the default colours. */
export function colourSheetPath({ mainColour, accentColour }: ChosenColours): string | undefined {
  if (!mainColour && !accentColour) return undefined;
  const [main, accent] = [mainColour, accentColour].map((colour) => colour?.slice(1) ?? "house");
  return `/assets/colours-${main}-${accent}.css`;
}

export function createColourSheets(headers: Record<string, string>) {
  const made = new Map<string, CachedResponse>();
  return async (path: string): Promise<CachedResponse | undefined> => {
    const named = sheetPath.exec(path);
    if (!named) return undefined;
    const known = made.get(path);
    if (known) return known;
    const [mainColour, accentColour] = named.slice(1).map((code) => (code === "house" ? null : `#${code}`));
    const answer = new CachedResponse(
      await writeSheet({ mainColour: mainColour!, accentColour: accentColour! }),
      {
        ...headers,
        "Content-Type": "text/css; charset=utf-8",
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept-Encoding",
      },
    );
    if (made.size >= maxCachedSheets) made.delete(made.keys().next().value!);
    made.set(path, answer);
    return answer;
  };
}

/** The rules are in the CSS layer of tokens.css, so that print styles still override them. */
async function writeSheet(look: ChosenColours): Promise<string> {
  const { coloursOf } = await import("./colours.ts");
  const house: Record<string, Colour> = defaultColours;
  const rules = Object.entries(coloursOf(look)).flatMap(([name, { light, dark }]) =>
    light === house[name]?.light && dark === house[name].dark
      ? []
      : `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`,
  );
  return `@layer tokens{:root{${rules.join(";")}}}\n`;
}

import { createElement } from "react";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { CachedResponse } from "#src/platform/http/answer.ts";
import { availableAs, makeDictionary, type Dictionary } from "#src/platform/http/dictionary.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { renderDocument } from "#src/platform/pages/render.ts";
import { Document } from "./document.tsx";
import type { Shell } from "./shell.ts";

/*
 * Makes compression dictionaries (RFC 9842). A dictionary contains the HTML that all pages of a language share. An idle
 * browser loads the dictionary. The server then sends the next pages without the shared HTML.
 */

export interface ShellDictionaries {
  pathOf(context: PageContext, shell: Shell): string;
  /** Returns the dictionary that a browser has, from the request header Available-Dictionary. */
  find(available: string): Dictionary | undefined;
  answer(path: string): CachedResponse | undefined;
  languageOf(path: string): Language | undefined;
}

interface ShellDictionary extends Dictionary {
  /** The id of the dictionary in the browser's request header. */
  key: string;
  /** The shell from which the dictionary was made, as text. */
  source: string;
  path: string;
  answer: CachedResponse;
}

/** The number of dictionaries for each language: the current and the previous one. Older dictionaries aren't used. */
const maxDictionaries = 2;

const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

const dictionaryPath = new RegExp(`^/assets/shell-(${languages.join("|")})-[0-9a-f]{16}\\.txt$`);

/** @param headers the headers of every response with a dictionary */
export function createShellDictionaries(
  assetUrl: AssetUrl,
  headers: Record<string, string>,
): ShellDictionaries {
  const made = new Map<Language, ShellDictionary[]>();
  const known = () => [...made.values()].flat();

  function make(context: PageContext, shell: Shell, source: string): ShellDictionary {
    const { language } = context;
    const dictionary = makeDictionary(renderShell(context, shell, assetUrl));
    const path = `/assets/shell-${language}-${dictionary.hash.toString("hex").slice(0, 16)}.txt`;
    const answer = new CachedResponse(dictionary.bytes, {
      ...headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": `public, max-age=${thirtyDaysInSeconds}, immutable`,
      Vary: "Accept-Encoding",
      "Use-As-Dictionary": `match="${address("home", language)}*", match-dest=("document")`,
    });
    return { ...dictionary, key: availableAs(dictionary), source, path, answer };
  }

  return {
    pathOf(context, shell) {
      const stableShell = withoutMoments(shell);
      const source = JSON.stringify(stableShell);
      const before = made.get(context.language) ?? [];
      const present = before.find((each) => each.source === source) ?? make(context, stableShell, source);
      made.set(
        context.language,
        [present, ...before.filter((each) => each !== present)].slice(0, maxDictionaries),
      );
      return present.path;
    },
    find: (available) => known().find(({ key }) => key === available),
    answer: (path) => known().find((each) => each.path === path)?.answer,
    languageOf: (path) => dictionaryPath.exec(path)?.[1] as Language | undefined,
  };
}

/** Removes from a shell the data that changes over time, so that all processes make the same dictionary. */
const withoutMoments = (shell: Shell): Shell => ({
  ...shell,
  reception: { isOpen: false, now: "", reopens: undefined, exceptions: [] },
  isQuiet: false,
  notices: [],
  now: [],
});

/** The page whose HTML becomes the dictionary. It is a typical page. */
const page = "guests" satisfies PageName;

function renderShell(context: PageContext, shell: Shell, assetUrl: AssetUrl): string {
  const midsummer = Temporal.Instant.from(`${shell.year}-07-01T00:00:00Z`);
  return renderDocument(
    createElement(Document, {
      context: { ...context, page, parts: {}, now: () => midsummer },
      shell,
      head: { title: "", description: "" },
      canonicalPath: address(page, context.language),
      consent: undefined,
      assetUrl,
      children: null,
    }),
  );
}

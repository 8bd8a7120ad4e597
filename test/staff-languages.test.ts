import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { groupsInEveryLanguage } from "../build/staff-languages.ts";

/*
 * The staff area has most messages in its user's language alone (build/staff-languages.ts). Code that reads a message
 * in another language throws in the browser. This test finds such code.
 */

const { imports: packageImports } = JSON.parse(readFileSync("package.json", "utf8")) as {
  imports: Partial<Record<string, string>>;
};

/** Returns the code of every module that the staff area can load, by the module's path. */
function staffModules(): Map<string, string> {
  const modules = new Map<string, string>();
  const add = (file: string) => {
    if (modules.has(file) || !/\.tsx?$/.test(file)) return;
    const code = readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, "");
    modules.set(file, code);
    for (const [, from] of code.matchAll(/(?:from |import\()"((?:#src\/|#site|\.{1,2}\/)[^"?]*)/g))
      add(
        path.join(
          packageImports[from!] ?? (from!.startsWith("#") ? from!.slice(1) : `${path.dirname(file)}/${from}`),
        ),
      );
  };
  add("src/admin/start-admin.tsx");
  return modules;
}

/** Returns the names of imported groups of messages that the staff area has in one language. */
const groupsIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from "#messages\//g)]
    .flatMap(([, names]) => names!.split(","))
    .map((name) => name.trim().split(" as "))
    .filter(([name]) => name && !groupsInEveryLanguage.has(name.replace(/Text$/, "")))
    .map((names) => names.at(-1)!);

/**
 * Matches an index with the interface's language, such as `[language]`. In a loop over languages, `language` is another
 * language. `loopsIn` finds these loops.
 */
const interfaceLanguage =
  /^\[(language|spoken|inLanguage|interfaceLanguage|context\.language|useStaff\(\)\.language|interfaceLanguage\(\))\]/;

/** Returns the parts of a module in which `language` is each language in turn. */
const loopsIn = (code: string): string[] =>
  [...code.matchAll(/\b(?:inEveryLanguage|inOtherLanguages|[lL]anguages\.\w+)\(\(?language\b/g)].map(
    ({ index }) => {
      let end = code.indexOf("(", index);
      let depth = 0;
      do {
        if (code[end] === "(") depth += 1;
        if (code[end] === ")") depth -= 1;
        end += 1;
      } while (depth > 0 && end < code.length);
      return code.slice(index, end);
    },
  );

/** Returns the places where a module reads messages in another language than the interface's. */
function foreignReads(code: string): string[] {
  const loops = loopsIn(code).join("\n");
  return groupsIn(code).flatMap((group) => {
    const reads = [
      ...code.matchAll(new RegExp(String.raw`(?<!typeof )(?<!typeof \()\b${group}(\)?)([[.].*)`, "g")),
    ];
    return [
      ...reads.filter(([, , how]) => !interfaceLanguage.test(how!)).map(([read]) => read),
      ...(new RegExp(String.raw`\b${group}\[`).test(loops) ? [`${group} for each language`] : []),
    ];
  });
}

test("foreignReads() finds code that reads messages in another language", () => {
  const reading = (code: string) => foreignReads(`import { faqText } from "#messages/faq";\n${code}`);
  expect(reading("faqText[language].none")).toEqual([]);
  expect(reading("labelsOf(faqText)")).toEqual([]);
  expect(reading("faqText.nb.none")).toHaveLength(1);
  expect(reading("faqText[written].none")).toHaveLength(1);
  expect(reading("inEveryLanguage((each) => faqText[each].none)")).not.toEqual([]);
  expect(reading("inEveryLanguage((language) => [faqText[language].none])")).toHaveLength(1);
});

test("the staff area reads its messages in its user's language alone", () => {
  const modules = [...staffModules()];
  expect(modules.length).toBeGreaterThan(300);
  const found = modules.map(([file, code]) => [file, foreignReads(code)] as const);
  expect(Object.fromEntries(found.filter(([, reads]) => reads.length > 0))).toEqual({});
});

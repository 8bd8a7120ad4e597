import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { addresses, type PageName } from "#src/i18n/addresses.ts";
import { pages } from "#src/site.server.ts";
import { commonStyle } from "#src/site/shell/document.tsx";

/** Classes without a style. Scripts find elements by these classes. */
const marks = ["slider", "consent-offer", "sent-countdown"];

/*
 * Data, consent and scripts change a page, so a test can't visit all states of a page. This test reads the source files
 * of a page instead. Each class in these files must have a rule in the styles that the page loads. A missing rule is
 * reported once, with all pages that need it.
 */
test("each page loads a rule for every class that it can use", () => {
  const shell = [...reach("src/site/shell/document.tsx")];
  const faults = new Map<string, PageName[]>();
  for (const name of (Object.keys(addresses) as PageName[]).filter((each) => each !== "booking")) {
    const own = [...new Set(modulesOf(name).flatMap((file) => [...reach(file)]))];
    const styled = classesInStyles([pages[name].style ?? commonStyle, ...own.flatMap(stylesNamedIn)]);
    for (const file of new Set([...shell, ...own]))
      for (const each of classesUsedIn(file))
        if (!styled.has(each) && !marks.includes(each)) {
          const fault = `.${each} in ${file} has no rule`;
          faults.set(fault, [...(faults.get(fault) ?? []), name]);
        }
  }
  const lines = [...faults].map(([fault, names]) => `${fault}: ${names.join(", ")}`);
  expect(lines, lines.join("\n")).toEqual([]);
});

test("reach() finds the scripts that a page loads on demand, and classesUsedIn() finds the scripts' classes", () => {
  const files = [...modulesOf("contactUs"), "src/site/shell/document.tsx"];
  const reached = files.flatMap((file) => [...reach(file)]);
  expect(reached).toEqual(
    expect.arrayContaining([
      "src/features/feedback/sent-dialog.client.ts",
      "src/site/contact/map-live.client.ts",
      "src/site/shell/staff-menus.client.ts",
    ]),
  );
  expect(classesUsedIn("src/site/shell/staff-menus.client.ts")).toContain("drop");
});

/** Classes that may be a second name for a layout, because many parts and tests use them. */
const partNames = ["field-hint"];

/*
 * The files below have the layouts that any part uses. A class whose rule only repeats a layout is a second name for
 * this layout, so its elements should have the layout's class instead.
 */
test("no class of the staff area is a second name for common layouts", () => {
  const layouts = ["src/ui/styles/primitives.css", "src/ui/styles/staff-primitives.css"]
    .flatMap(rulesIn)
    .map(({ body }) => body);
  const faults = globSync(["src/{cms,admin}/**/*.css", "src/**/staff/**/*.css"]).flatMap((file) =>
    rulesIn(file)
      .filter(({ body }) => {
        const covered = layouts.filter((layout) => layout.every((each) => body.includes(each))).flat();
        return body.every((each) => covered.includes(each));
      })
      .map(({ name }) => `.${name} in ${file}`),
  );
  expect(faults.filter((fault) => !partNames.some((name) => fault.startsWith(`.${name} `)))).toEqual([]);
});

/** Returns the rules whose selector is one class, without rules in a media query and rules that contain other rules. */
function rulesIn(file: string) {
  const style = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
  return [...style.matchAll(/^ {2}\.([\w-]+) \{\n([^{}]+)\}/gm)].map(([, name, body]) => ({
    name: name!,
    body: body!
      .split(";")
      .map((each) => each.replaceAll(/\s+/g, " ").trim())
      .filter(Boolean),
  }));
}

/** TABLE  the pages with sections of features, and the keys under which features register the sections. */
const sectionsOf: Partial<Record<PageName, string>> = {
  home: "home|stayCards",
  contactUs: "contact",
  activities: "text",
  seasonal: "stays",
  day: "stays",
  cabins: "stays",
};

/** Returns the modules of a page: the page's own module, and the sections that features register for the page. */
function modulesOf(name: PageName): string[] {
  return globSync("src/**/*.feature.server.ts").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const [, table = ""] = /^ {2}pages: (\{.*?\}),$/ms.exec(source) ?? [];
    const [, page = ""] = new RegExp(`\\b${name}: (\\w+(?:\\(.*?\\))?)`).exec(table) ?? [];
    const sections = source.matchAll(new RegExp(`^ {2}(?:${sectionsOf[name]}): \\[(.*?)\\]`, "gm"));
    const entry = [page, ...[...sections].map(([, names]) => names)].join(" ");
    return [...source.matchAll(/^import \{ (.+) \} from "(#src|\.)\/(.+)";$/gm)]
      .filter(([, names]) => names!.split(", ").some((each) => new RegExp(`\\b${each}\\b`).test(entry)))
      .map(([, , from, to]) => path.join(from === "." ? path.dirname(file) : "src", to!));
  });
}

/** Returns a file, all its imports and the client scripts that the file names. */
function reach(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !file.startsWith("src/") || file.includes(".server.")) return reached;
  reached.add(file);
  const uses = /(?:from |import |import\()"([.#][^"]+\.tsx?)"|"(src\/[^"]+\.client\.ts)"/g;
  const source = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;$/gm, "");
  for (const [, imported, named] of source.matchAll(uses))
    reach(
      named ?? (imported!.startsWith("#") ? imported!.slice(1) : path.join(path.dirname(file), imported!)),
      reached,
    );
  return reached;
}

/** Returns the styles that a file loads on demand. */
function stylesNamedIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/assetUrl\("(src\/[^"]+\.css)"\)/g)].map(
    ([, style]) => style!,
  );
}

/** Returns the literal classes that a component or a script gives to elements. */
function classesUsedIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const given = [
    ...source.matchAll(/className(?:=|: | = )("[^"]*")/g),
    ...source.matchAll(/className=\{((?:[^{}]|\$\{[^{}]*\})*)\}/g),
    ...source.matchAll(/classList\.\w+\(("[^"]*")/g),
  ].map(([, words]) => words!);
  return given.flatMap((words) => {
    // Ignores computed parts, and values in comparisons.
    const written = words.replaceAll(/[\w-]*\$\{[^{}]*\}[\w-]*/g, " ").replaceAll(/[=!]== "[^"]*"/g, "");
    return [...written.matchAll(/"([^"]*)"|`([^`]*)`/g)].flatMap(([, plain, filled]) =>
      (plain ?? filled!).split(/\s+/).filter(Boolean),
    );
  });
}

/** Returns every class with a rule in these style files or in the files that they import. */
function classesInStyles(files: string[]): Set<string> {
  const names = files.flatMap((file) => {
    const style = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
    const imports = [...style.matchAll(/@import "(\.[^"]+)"/g)].map(([, used]) =>
      path.join(path.dirname(file), used!),
    );
    return [
      ...[...style.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
      ...classesInStyles(imports),
    ];
  });
  return new Set(names);
}

test("all style sheets share eight widths at which layouts change", () => {
  const widths = globSync("src/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@(?:media|container)[^{]*/g)].flatMap(([condition]) =>
      [...condition.matchAll(/(?<!height [<>]=? )\b[\d.]+rem/g)].map(([width]) => width),
    ),
  );
  expect([...new Set(widths)].toSorted()).toEqual([
    "17rem",
    "24rem",
    "40rem",
    "43.75rem",
    "48rem",
    "64rem",
    "70rem",
    "80rem",
  ]);
});

import { hash } from "node:crypto";

/** A rule of a style file, and what it stands in. */
export interface StyleRule {
  css: string;
  /** The layers and conditions around it, from the outside: "@layer parts", "@media (width<40rem)". */
  within: string[];
  /** The classes that each of its selectors needs in the page; undefined when it is for every page. */
  classes?: string[][];
}

/** A page's style, as it stands in the page. */
export interface InlineStyle {
  text: string;
  /** As Content-Security-Policy names it. */
  source: string;
}

/** The style of elements with these classes, or the whole. */
export type SelectStyle = (classes: ReadonlySet<string> | "all") => InlineStyle;

/** So many choices of rules are known at a time; a site has a few dozen. */
const most = 200;

/** Chooses the rules that a page needs: with them in the page, its first view waits for no second answer. */
export function createSelectStyle(rules: StyleRule[]): SelectStyle {
  const made = new Map<string, InlineStyle>();
  return (classes) => {
    const isNeeded = (selector: string[]) => classes === "all" || selector.every((each) => classes.has(each));
    const chosen = rules.map((rule) => rule.classes?.some(isNeeded) ?? true);
    const key = chosen.map(Number).join("");
    const known = made.get(key);
    if (known) return known;
    const text = joinRules(rules.filter((_, index) => chosen[index]));
    const style = { text, source: `'sha256-${hash("sha256", text, "base64")}'` };
    if (made.size >= most) made.clear();
    made.set(key, style);
    return style;
  };
}

/** The classes of a page's elements. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, words]) => words!.split(" ")));
}

/** What follows each other in the same layer and condition shares it. */
function joinRules(rules: StyleRule[]): string {
  let text = "";
  let open: string[] = [];
  for (const { css, within } of [...rules, { css: "", within: [] }]) {
    const shared = open.findIndex((each, depth) => each !== within[depth]);
    const stay = shared < 0 ? open.length : shared;
    text +=
      "}".repeat(open.length - stay) +
      within
        .slice(stay)
        .map((each) => `${each}{`)
        .join("") +
      css;
    open = within;
  }
  return text;
}

/**
 * Cuts a built style file into its rules.
 * @param css without comments
 * @param isMadeLater whether scripts give elements this class, so that the page's own HTML doesn't tell
 */
export function splitStyle(
  css: string,
  isMadeLater: (name: string) => boolean,
  within: string[] = [],
): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { head, body } of blocksOf(css)) {
    if (body === undefined) rules.push({ css: `${head};`, within });
    else if (/^@(?:layer|media|supports)\b/.test(head))
      rules.push(...splitStyle(body, isMadeLater, [...within, head]));
    else {
      const classes = head.startsWith("@")
        ? []
        : classesOf(head).map((names) => names.filter((each) => !isMadeLater(each)));
      const isForAll = head.startsWith("@") || classes.some((names) => names.length === 0);
      rules.push({ css: `${head}{${body}}`, within, ...(!isForAll && { classes }) });
    }
  }
  return rules;
}

/** The classes that each selector of a list needs; those in brackets, as of ":not()", are left out. */
function classesOf(selectors: string): string[][] {
  let flat = selectors;
  while (flat.includes("(")) flat = flat.replaceAll(/\([^()]*\)/g, "");
  return flat.split(",").map((each) => [...each.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}

/** The statements of a style sheet, each with what stands between its braces. */
function* blocksOf(css: string): Generator<{ head: string; body?: string }> {
  const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]/g;
  let [start, depth, bodyStart] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === "{" && depth++ === 0) bodyStart = index + 1;
    else if (mark === "}" && --depth === 0) {
      yield { head: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, index) };
      start = index + 1;
    } else if (mark === ";" && depth === 0) {
      yield { head: css.slice(start, index).trim() };
      start = index + 1;
    }
  }
}

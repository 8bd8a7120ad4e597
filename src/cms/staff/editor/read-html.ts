export interface HtmlReader {
  open(tag: string, attributes: Record<string, string>): void;
  /** Called for text. The text between two elements can arrive in several calls. */
  read(text: string): void;
  /** Called for every element, also for one without an end tag. @param tag in lower case */
  close(tag: string): void;
}

/** Parses the body of HTML as a browser does. Nothing in the HTML runs or is fetched. */
export function readHtml(html: string, reader: HtmlReader): void {
  const { body } = new DOMParser().parseFromString(html.replaceAll(reportedNames, mark), "text/html");
  // A recursive function would overflow the stack at thousands of nested elements.
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) reader.open(tagOf(node), attributesOf(node));
    else if (node instanceof Text) reader.read(withoutMark(node.data));
    let next: Node | null = node.firstChild;
    while (!next && node !== body) {
      if (node instanceof Element) reader.close(tagOf(node));
      next = node.nextSibling;
      node = node.parentNode!;
    }
    node = next;
  }
}

/*
 * Chromium applies the page's Content-Security-Policy to parsed documents too. Chromium then reports each style and
 * each event handler as a violation. `readHtml` therefore appends a mark to each attribute name and `style` tag name
 * before parsing.
 */

/** A Unicode noncharacter. Texts don't contain this character. */
const mark = "\u{fdd0}";
/** Matches the end of each possible attribute name and of each `style` tag name. */
const reportedNames = /(?<=\w)(?=\s*=)|(?<=<\/?style)/gi;

const withoutMark = (text: string) => text.replaceAll(mark, "");
const tagOf = ({ localName }: Element) => withoutMark(localName);
const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [withoutMark(name), withoutMark(value)]));

/** Is told of what HTML holds, in its order. */
export interface HtmlReader {
  /** @param tag in small letters, as in close() */
  open(tag: string, attributes: Record<string, string>): void;
  /** Text between two elements may come in several parts. */
  read(text: string): void;
  /** Every element is closed, also one that has no content or no end in the source. */
  close(tag: string): void;
}

/**
 * Reads HTML as a browser understands it, apart from the page: nothing in it runs or is fetched.
 * @param html any; of what stands in its head nothing is read
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const { body } = new DOMParser().parseFromString(html.replaceAll(meaningful, mark), "text/html");
  // Step by step: recursion would fail where elements are nested thousands deep.
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) reader.open(tagOf(node), attributesOf(node));
    else if (node instanceof Text) reader.read(unmarked(node.data));
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
 * Chromium holds even a document that is only read against the page's Content-Security-Policy, and reports each style
 * and event handler in it. So the browser gets names that mean nothing to it, with a mark behind them, and readers get
 * the names as they were.
 */

/** Never a sign of a text: Unicode keeps it for use inside programs. */
const mark = "\u{fdd0}";
/** The ends of what may be an attribute's name, and of a style element's. */
const meaningful = /(?<=\w)(?=\s*=)|(?<=<\/?style)/gi;

const unmarked = (text: string) => text.replaceAll(mark, "");
const tagOf = ({ localName }: Element) => unmarked(localName);
const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [unmarked(name), unmarked(value)]));

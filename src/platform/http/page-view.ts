/** The header fields that tell a person's look at a page from other requests for it. */
export interface Asker {
  userAgent: string | null | undefined;
  /** Sec-Purpose: set on what a browser fetches ahead. */
  purpose: string | null | undefined;
  /** Sec-Fetch-Mode: "navigate" where a page is opened. Without TLS browsers leave it out. */
  fetchMode: string | null | undefined;
}

/**
 * Who asks for a page.
 * @param field reads a header field of the request, by its name in small letters
 * @returns undefined unless it is a GET
 */
export function askerOf(
  method: string | undefined,
  field: (name: string) => string | null | undefined,
): Asker | undefined {
  if (method !== "GET") return undefined;
  return {
    userAgent: field("user-agent"),
    purpose: field("sec-purpose"),
    fetchMode: field("sec-fetch-mode"),
  };
}

/** Every browser begins so, and almost no other program. */
const browser = /^Mozilla\//;

/** What programs that read pages say of themselves. Cubot makes phones. */
const program = /(?<!cu)bot|crawl|spider|preview|headless|lighthouse|https?:/i;

/** Whether a page is opened in a browser, by all that the request says. */
export function isView({ userAgent, purpose, fetchMode }: Asker): boolean {
  return (
    !purpose &&
    (!fetchMode || fetchMode === "navigate") &&
    !!userAgent &&
    browser.test(userAgent) &&
    !program.test(userAgent)
  );
}

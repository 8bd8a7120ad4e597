import type { Language } from "#src/i18n/language.ts";
import { savedWhen } from "#src/features/offline/saved-when.ts";
import { offlineLineText } from "#messages/offline";

/**
 * A saved page with the line that says how old it is, by the date that the site sent it with.
 * @param saved any saved answer; what isn't a page comes back as it is
 */
export async function withItsAge(saved: Response): Promise<Response> {
  if (!isPage(saved)) return saved;
  return withLine(saved, ({ from }, language) =>
    from({ when: savedWhen(Date.parse(saved.headers.get("Date")!), Date.now(), language) }),
  );
}

/**
 * The page that lists what is saved, in place of one that isn't.
 * @param path that page's; its name is what the menu calls it
 */
export async function insteadOf(path: string, list: Response): Promise<Response> {
  return withLine(list, ({ notSaved }, _, html) => {
    const links = html.split(`href="${path}"`).slice(1);
    return notSaved({
      page: links.map((link) => /^[^>]*>([^<]+)</.exec(link)?.[1]).find(Boolean) || undefined,
    });
  });
}

const isPage = ({ headers }: Response) => headers.get("Content-Type")!.startsWith("text/html");

/** Puts the line between the header and the page itself. It leads to the same address once more. */
async function withLine(
  page: Response,
  say: (words: (typeof offlineLineText)["nb"], language: Language, html: string) => string,
): Promise<Response> {
  const html = await page.text();
  const language = /lang="(..)/.exec(html)![1] as Language;
  const words = offlineLineText[language];
  const why = navigator.onLine ? words.noAnswer : words.offline;
  const line = `<div class="offline-line"><p class="wrap"><strong>${why}</strong> ${say(words, language, html)} <a href="">${words.retry}</a></p></div>`;
  return new Response(
    html.replace("<main", () => `${line}<main`),
    page,
  );
}

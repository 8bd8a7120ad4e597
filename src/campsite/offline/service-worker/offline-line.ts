import type { Language } from "#src/i18n/language.ts";
import { savedWhen } from "#src/campsite/offline/saved-date.ts";
import { offlineLineText } from "#messages/offline";

/** Adds a line to a saved page. The line has the date of the Date header. Returns other files unchanged. */
export async function withAge(saved: Response): Promise<Response> {
  if (!isPage(saved)) return saved;
  return withLine(saved, ({ from }, language) =>
    from({ when: savedWhen(Date.parse(saved.headers.get("Date")!), Date.now(), language) }),
  );
}

/** Adds a line to the list of saved pages. The line says that the page at `path` isn't saved. */
export async function withSavedList(path: string, list: Response): Promise<Response> {
  return withLine(list, ({ notSaved }, _, html) => {
    const links = html.split(`href="${path}"`).slice(1);
    return notSaved({
      page: links.map((link) => /^[^>]*>([^<]+)</.exec(link)?.[1]).find(Boolean) || undefined,
    });
  });
}

const isPage = ({ headers }: Response) => headers.get("Content-Type")!.startsWith("text/html");

async function withLine(
  page: Response,
  sentence: (words: (typeof offlineLineText)["nb"], language: Language, html: string) => string,
): Promise<Response> {
  const html = await page.text();
  const language = /lang="(..)/.exec(html)![1] as Language;
  const words = offlineLineText[language];
  const reason = navigator.onLine ? words.noAnswer : words.offline;
  const line = `<div class="offline-line"><p class="wrap pad-12"><strong>${reason}</strong> ${sentence(words, language, html)} <a href="">${words.retry}</a></p></div>`;
  return new Response(
    html.replace("<main", () => `${line}<main`),
    page,
  );
}

import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import { definePage } from "#src/platform/page.ts";

/** /login: where staff sign in. */
export const loginPage = definePage<LocalizedPageText>({
  load: (context) => getPageText(context, "login", context.language),
  head: (page) => ({ title: page.title, description: page.description, noindex: true }),
  View: ({ data: page }) => (
    <>
      <h1>{page.title}</h1>
      <p>{page.lead}</p>
    </>
  ),
});

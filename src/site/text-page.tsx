import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/page.ts";

/** A page of running text that staff write: heading, lead, facts to scan, text. */
export const textPage = (name: PageName) =>
  definePage<LocalizedPageText>({
    load: (context) => getPageText(context, name, context.language),
    head: (page) => ({ title: page.title, description: page.description, languages: page.languages }),
    View: ({ data: page }) => (
      <>
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        <dl>
          {page.facts.map(({ icon, words }) => (
            <div key={icon}>
              <dt>{words.words.label}</dt>
              <dd>{words.words.value}</dd>
            </div>
          ))}
        </dl>
        <div dangerouslySetInnerHTML={{ __html: page.body }} />
      </>
    ),
  });

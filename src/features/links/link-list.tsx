import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LinkGroup } from "./link.ts";
import { linksText } from "#messages/links";

export function LinkList({ groups, language }: { groups: LinkGroup[]; language: Language }) {
  const text = linksText[language];
  if (groups.length === 0) return null;
  return (
    <section className="links section h2-33" aria-labelledby="links">
      <h2 id="links">{text.heading}</h2>
      <p className="quiet gap-above-8 gap-below-24">{text.note}</p>
      {groups.map(({ category, language: actual, links }) => (
        <div className="stack rule-above" key={category}>
          <h3 className="gap-above-8 size-21 lines-12" lang={langAttribute(actual, language)}>
            {category}
          </h3>
          <ul className="between">
            {links.map((link) => (
              <li key={link.id} lang={langAttribute(link.language, language)}>
                <a className="target heavy" href={link.url} rel="noopener">
                  {link.title}
                  <Icon name="external" />
                </a>
                <p className="small lines-14">
                  {link.description}{" "}
                  <span className="quiet">{new URL(link.url).hostname.replace(/^www\./, "")}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

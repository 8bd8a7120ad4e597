import { linkAddress, type LocalizedHomePage } from "#src/campsite/home-page/home-page.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { homeText } from "#messages/site";

interface Props {
  links: LocalizedHomePage["links"];
  language: Language;
}

export function QuickLinks({ links, language }: Props) {
  if (links.length === 0) return null;
  return (
    <nav className="quick-links wrap" aria-label={homeText[language].quickLinks}>
      <ul>
        {links.map(({ to, icon, words, language: actual }) => (
          <li key={`${to} ${words.label}`} lang={langAttribute(actual, language)}>
            <Icon name={icon} />
            <a className="row-link" href={linkAddress({ to }, language)}>
              {words.label}
            </a>
            {words.value && <span className="quiet small">{words.value}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

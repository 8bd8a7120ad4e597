import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { pageHeadText } from "#messages/ui";

/** A breadcrumb. The last breadcrumb is the page itself, and has no link. */
export interface Crumb {
  label: string;
  href?: string;
  /** The language of the label. Undefined means the page's language. */
  lang?: string | undefined;
}

/** Returns the breadcrumbs of a page, from the home page to the page itself. */
export function trail(language: Language, ...steps: Crumb[]): Crumb[] {
  return [{ label: pageHeadText[language].home, href: address("home", language) }, ...steps];
}

interface Props {
  crumbs: Crumb[];
  language: Language;
  /** Hides the breadcrumbs on phones. */
  isCompact?: boolean;
}

export function Breadcrumbs({ crumbs, language, isCompact = false }: Props) {
  return (
    <nav
      className={`breadcrumbs positioned size-16 unprinted${isCompact ? " on-desk full" : ""}`}
      aria-label={pageHeadText[language].breadcrumbs}
    >
      <ol>
        {crumbs.map(({ label, href, lang }, index) => (
          <li className="row touch on-band-quiet" key={index} lang={lang}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Describes the breadcrumbs as schema.org/BreadcrumbList. Breadcrumbs that aren't pages are left out. */
export function breadcrumbList(crumbs: Crumb[], siteOrigin: string): object {
  const pages = crumbs.filter((crumb, index) => crumb.href || index === crumbs.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, siteOrigin).href }),
    })),
  };
}

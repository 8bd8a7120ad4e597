import { useEffect } from "react";
import { useStaff } from "./staff.ts";

/** What the browser calls the page: the screen's name first, then what it is in, last the site's tagline. */
export function usePageTitle(...names: readonly string[]): void {
  const title = names.join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}

interface Props {
  children: string;
  /** What the page is called, where the heading doesn't name the screen. */
  title?: string;
  /** What the screen is a part of, as the list that a form came from. */
  within?: string | undefined;
  /** The heading's language, where it is a resource's own words: "nb-NO". */
  lang?: string | undefined;
}

/** A screen's name. Whoever comes to the screen gets focus here. */
export function ScreenHeading({ children, title = children, within, lang }: Props) {
  usePageTitle(title, ...(within === undefined || within === title ? [] : [within]), useStaff().tagline);
  return (
    <h1 tabIndex={-1} lang={lang}>
      {children}
    </h1>
  );
}

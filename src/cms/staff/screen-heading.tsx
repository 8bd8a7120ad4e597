import { useEffect } from "react";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "./staff.ts";

export function usePageTitle(...names: readonly string[]): void {
  const title = names.join(" – ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}

interface Props {
  children: string;
  /** The document title, by default the heading. */
  title?: string;
  /** The name of the parent screen, such as the list of a form. */
  within?: string | undefined;
  /** The language of the heading, when the heading is a resource's own words, such as "nb-NO". */
  lang?: string | undefined;
}

/** Shows the name of a screen. The heading gets the focus when the screen opens. */
export function ScreenHeading({ children, title = children, within, lang }: Props) {
  const { language, taglines } = useStaff();
  usePageTitle(
    title,
    ...(within === undefined || within === title ? [] : [within]),
    useFilled(taglines[language], language),
  );
  return (
    <h1 tabIndex={-1} lang={lang}>
      {children}
    </h1>
  );
}

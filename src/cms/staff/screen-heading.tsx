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
  /** The document title, when the heading doesn't name the screen. */
  title?: string;
  /** The screen's parent, such as the list of a form. */
  within?: string | undefined;
  /** The language of a heading that is a resource's own words: "nb-NO". */
  lang?: string | undefined;
}

/** The name of a screen. It gets the focus when the screen opens. */
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

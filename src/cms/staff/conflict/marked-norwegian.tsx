import { languageTag } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { Difference } from "./difference.tsx";

interface NorwegianProps {
  norwegian: string;
  /** The Norwegian text from which the translation was made. Undefined when the Norwegian text is unchanged. */
  source: string | undefined;
  /** True to shorten unchanged passages. */
  isBrief?: boolean;
}

export function MarkedNorwegian({ norwegian, source = norwegian, isBrief = false }: NorwegianProps) {
  return (
    <span lang={languageTag.nb}>
      <Difference before={source} after={norwegian} withRemoved isBrief={isBrief} />
    </span>
  );
}

/** Shows the Norwegian text in a collapsible element, which is open when the text has changed. */
export function FoldedNorwegian(props: NorwegianProps) {
  const { language } = useStaff();
  const words = staffText[language];
  const isChanged = props.source !== undefined;
  return (
    <details className="norwegian-text small" open={isChanged}>
      <summary className="disclosure quiet">
        {isChanged ? words.outdated.changed : languageAsLabel("nb", language)}
      </summary>
      <MarkedNorwegian {...props} isBrief={isChanged} />
    </details>
  );
}

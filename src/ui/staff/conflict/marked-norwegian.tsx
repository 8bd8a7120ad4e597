import { languageTag } from "#src/i18n/language.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#messages/staff";
import { Difference } from "./difference.tsx";

interface NorwegianProps {
  /** The Norwegian as it is now. */
  norwegian: string;
  /** What the translation beside it was made from; undefined when that is the same. */
  source: string | undefined;
  /** Only what stands around the changes. */
  isBrief?: boolean;
}

/** The Norwegian that somebody translates, with what has changed since the translation marked. */
export function MarkedNorwegian({ norwegian, source = norwegian, isBrief = false }: NorwegianProps) {
  return (
    <span lang={languageTag.nb}>
      <Difference before={source} after={norwegian} withRemoved isBrief={isBrief} />
    </span>
  );
}

/** The same above a field, folded until it is asked for; what has changed stands open. */
export function FoldedNorwegian(props: NorwegianProps) {
  const words = staffText[useStaff().language];
  const isChanged = props.source !== undefined;
  return (
    <details className="norwegian-text" open={isChanged}>
      <summary>{isChanged ? words.outdated.changed : words.textLanguages.nb}</summary>
      <MarkedNorwegian {...props} isBrief={isChanged} />
    </details>
  );
}

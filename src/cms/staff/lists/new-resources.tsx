import type { KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { hasHit } from "#src/cms/search/hits.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { nextVersionText } from "#messages/staff";
import { nameOfNew, stateOfNew } from "#src/cms/staff/next-versions/next-rows.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { ResourceRow } from "./resource-row.tsx";
import { useNarrow } from "./rows.ts";

/** Returns the never published resources of a kind: `all`, and in `shown` those that match the list's filters. */
export function useNewResources(kind: KindName | undefined) {
  const { language, nextVersions } = useStaff();
  const { search = "", state, untranslated } = useNarrow().narrowing;
  const all = nextVersions.filter((row) => row.kind === kind && !row.isPublished);
  const words = foldedWords(search);
  const shown = untranslated
    ? []
    : all.filter(
        (row) =>
          (!state || stateOfNew(row) === state) &&
          words.every((word) => hasHit(nameOfNew(row, language), [word])),
      );
  return { all, shown };
}

export function NewResources({ kind }: { kind: KindName | undefined }) {
  const { language } = useStaff();
  const { shown } = useNewResources(kind);
  if (shown.length === 0) return null;
  return (
    <section className="new-resources gap-below-24">
      <h2 className="title">{nextVersionText[language].unpublishedHeading}</h2>
      <ul className="resource-rows">
        {shown.map((each) => (
          <ResourceRow
            key={each.id}
            to={resourceScreen(each.kind, each.id)}
            title={nameOfNew(each, language)}
            own={each.name ? "both" : "none"}
            changed={each.userName}
          />
        ))}
      </ul>
    </section>
  );
}

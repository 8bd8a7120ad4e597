import { useEffect, useState } from "react";
import { Link } from "react-router";
import { resourceName } from "#src/cms/history/resource-name.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { targetKinds, type LinkingText } from "#src/cms/links/link-choice.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { deadLinksText } from "#messages/dead-links";

/** Lists the texts that link to a resource, before somebody removes the resource. */
export function LinkingTexts({ kind, id }: { kind: string; id: number }) {
  const { api, language } = useStaff();
  const fill = useFill();
  const [texts, setTexts] = useState<readonly LinkingText[]>([]);
  const prefix = targetKinds[kind as KindName];
  useEffect(() => {
    if (!prefix) return undefined;
    const loading = new AbortController();
    // A failed request isn't reported, because staff can remove the resource without this list.
    api
      .get<LinkingText[]>(`/linktargets/texts?target=${prefix}:${id}`, loading.signal)
      .then(setTexts, () => {});
    return () => loading.abort();
  }, [api, prefix, id]);
  if (texts.length === 0) return null;
  const words = deadLinksText[language];
  return (
    <div className="stack close measure">
      <p className="strong">{words.pointing({ count: texts.length })}</p>
      <ul>
        {texts.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <Link to={resourceScreen(each.kind, each.id)}>{resourceName(each, language, fill)}</Link>
          </li>
        ))}
      </ul>
      <p className="field-hint">{words.pointingNote}</p>
    </div>
  );
}

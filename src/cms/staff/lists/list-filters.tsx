import type { ReactNode } from "react";
import { formatCount } from "#src/i18n/format.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { Empty } from "./list-screen.tsx";
import { listText } from "#messages/staff";
import { stateOfNew } from "#src/cms/staff/next-versions/next-rows.tsx";
import { useNewResources } from "./new-resources.tsx";
import { NextPart } from "./next-part.tsx";
import { countOf, isNarrowed, rowsAtOnce, useNarrow, type Rows } from "./rows.ts";
import { TypedSearch } from "./typed-search.tsx";

interface Props<Row> {
  list: Rows<Row>;
  /** The kind of the list, if its unpublished new resources are shown above the list. */
  kind?: KindName;
  states?: readonly { value: string; label: string }[];
  isAlwaysShown?: boolean;
}

/** Shows the filters above a list. By default, a short list shows no filters until the URL filters it. */
export function ListFilters<Row>({ list, kind, states, isAlwaysShown = false }: Props<Row>) {
  const { language, offered } = useStaff();
  const added = useNewResources(kind).all;
  const text = listText[language];
  const { narrowing, narrow } = useNarrow();
  const { counts } = list;
  if (!isAlwaysShown && !isNarrowed(list) && counts.all <= rowsAtOnce) return null;
  const isPressed = narrowing.untranslated ?? false;
  return (
    <div className="narrowing">
      <TypedSearch
        label={text.search}
        value={narrowing.search ?? ""}
        onSearch={(search) => narrow({ search })}
      />
      {states && (
        <ChoiceBar
          label={text.states}
          choices={[
            { value: "", label: text.all, count: counts.all + added.length },
            ...states.map((each) => ({
              ...each,
              count:
                (counts.states[each.value] ?? 0) +
                added.filter((resource) => stateOfNew(resource) === each.value).length,
            })),
          ]}
          chosen={narrowing.state ?? ""}
          onChoose={(state) => narrow({ state })}
        />
      )}
      {(offered.length > 1 || isPressed) && (
        <StaffButton
          icon="translate"
          className="toggle-button push"
          aria-pressed={isPressed}
          onClick={() => narrow({ untranslated: !isPressed })}
        >
          {text.untranslated}{" "}
          <span className="choice-count">({formatCount(counts.untranslated, language)})</span>
        </StaffButton>
      )}
    </div>
  );
}

/** Shows how many rows are visible, and a button for more rows. Shows nothing below a short list without a filter. */
export function ListFoot<Row>({ list, kind }: Pick<Props<Row>, "list" | "kind">) {
  const text = listText[useStaff().language];
  const added = useNewResources(kind).shown.length;
  const count = countOf(list);
  if (!isNarrowed(list) && count <= rowsAtOnce) return null;
  return (
    <div className="pad-16 spread loose quiet fine">
      <p aria-live="polite">{text.shown({ shown: list.rows.length + added, count: count + added })}</p>
      {list.more !== undefined && <NextPart show={list.more} />}
    </div>
  );
}

/** Shows the rows, or a message when the filters match nothing. */
export function FoundRows<Row>({
  list,
  kind,
  children,
}: Pick<Props<Row>, "list" | "kind"> & { children: ReactNode }) {
  const { noneFound } = listText[useStaff().language];
  const { narrow } = useNarrow();
  const added = useNewResources(kind).shown;
  if (list.rows.length > 0) return children;
  if (added.length > 0) return null;
  return (
    <Empty
      icon="search"
      heading={noneFound.heading}
      action={
        <StaffButton onClick={() => narrow({ search: "", state: "", untranslated: false })}>
          {noneFound.showAll}
        </StaffButton>
      }
    >
      {noneFound.explanation}
    </Empty>
  );
}

import { withWordsOf } from "#src/cms/kind/live-value.ts";
import { lazy, Suspense } from "react";
import { useStaff } from "#src/cms/staff/staff.ts";
import { textLines } from "#src/cms/staff/checks/text-lines.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { fieldName } from "#src/cms/history/field-names.ts";
import { historyAdminText } from "#messages/history";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import { changedRows, valueRows, wholeWords, type RowChange } from "./value-rows.ts";
import { isText, valueWords, type ValueContext } from "./value-words.ts";

/** Compares two texts. The code is loaded on first use, and the plain text is shown until then. */
const Difference = lazy(async () => ({
  default: (await import("#src/cms/staff/conflict/difference.tsx")).Difference,
}));

type Fields = Record<string, unknown>;

interface Props {
  kind: HistoryEntry["kind"];
  path: string;
  before: Fields | null;
  after: Fields;
}

export function FieldChange({ kind, path, before, after }: Props) {
  const { language } = useStaff();
  const scale = valueAt(after, "measures.metresPerUnit");
  const context = { kind, path, language, scale: typeof scale === "number" ? scale : undefined };
  return (
    <div className="field-change stack">
      <dt className="strong">{fieldName(kind, path, language)}</dt>
      <dd className="breaks lines shrinks">
        {before ? (
          <Changed context={context} before={valueAt(before, path)} after={valueAt(after, path)} />
        ) : (
          <UnchangedValue context={context} value={valueAt(after, path)} />
        )}
      </dd>
    </div>
  );
}

function Changed({ context, before, after }: { context: ValueContext; before: unknown; after: unknown }) {
  if (isList(before) || isList(after)) {
    const rows = changedRows(before, after, context);
    return <RowChanges rows={rows} />;
  }
  const isBothText = isText(before, context) && isText(after, context);
  if (isBothText && before !== "" && after !== "") return <TextChange before={before} after={after} />;
  return <Replacement before={valueWords(before, context)} after={valueWords(after, context)} />;
}

function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <Suspense fallback={textLines(after)}>
      <Difference before={withWordsOf(after, before)} after={after} withRemoved isBrief isPast />
    </Suspense>
  );
}

function Replacement({ before, after }: { before: string; after: string }) {
  const { becomes } = historyAdminText[useStaff().language];
  return (
    <>
      <del>{before}</del> <span aria-hidden="true">→</span>
      <span className="visually-hidden"> {becomes} </span> <ins>{after}</ins>
    </>
  );
}

function RowChanges({ rows }: { rows: readonly RowChange[] }) {
  const text = historyAdminText[useStaff().language];
  return (
    <ul className="row-changes stack tight">
      {rows.map(({ name, before, after }) => (
        <li key={name}>
          <strong className="strong">{name}</strong>
          {before === undefined || after === undefined ? (
            <>
              {" "}
              <span className="quiet">
                {before === undefined ? text.actions.added : text.actions.removed}
              </span>{" "}
              {before === undefined ? after && <ins>{after}</ins> : before && <del>{before}</del>}
            </>
          ) : (
            before !== after && (
              <>
                : <Replacement before={before || text.nothing} after={after || text.nothing} />
              </>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function UnchangedValue({ context, value }: { context: ValueContext; value: unknown }) {
  if (!isList(value)) return valueWords(value, context);
  return (
    <ul className="row-changes stack tight">
      {valueRows(value, context).map((row, index) => (
        <li key={index}>
          <strong className="strong">{row.name}</strong>
          {wholeWords(row) && `: ${wholeWords(row)}`}
        </li>
      ))}
    </ul>
  );
}

const isList = (value: unknown) => typeof value === "object" && value !== null;

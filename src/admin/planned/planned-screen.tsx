import { useState } from "react";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { ComingRows } from "#src/admin/start/start-site.tsx";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { changeOverScreen, faultsInWords } from "#src/cms/change-overs/staff/change-over-words.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { Empty, ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { ResourceRow } from "#src/cms/staff/lists/resource-row.tsx";
import { dayMoment } from "#src/cms/staff/moments.ts";
import { nameOfNew } from "#src/cms/staff/next-versions/next-rows.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon } from "#src/ui/icon.tsx";
import { adminText } from "#messages/admin";
import { plannedText } from "#messages/planned";
import { ChangeOverDialog } from "./change-over-dialog.tsx";
import { loadPlanned } from "./load-planned.ts";
import { undoEnd } from "./undo-end.ts";
import "./planned.css";

export const loader = ({ context }: LoaderFunctionArgs) => loadPlanned(context.get(apiContext));

/** Lists failed change-overs, changes with a time, other changes, and published change-overs, in this order. */
export function Component() {
  const { language, nextVersions } = useStaff();
  const text = plannedText[language];
  const { coming, changeOvers } = useLoaderData<typeof loader>();
  const waiting = changeOvers.filter(({ publishedAt }) => !publishedAt);
  const failed = waiting.filter(({ fault }) => fault);
  const undated = waiting.filter(({ fault, publishAt }) => !fault && !publishAt);
  const published = changeOvers.filter(({ publishedAt }) => publishedAt);
  const single = nextVersions.filter(
    ({ publishAt, changeOver, fault }) => (!publishAt || fault) && !changeOver,
  );
  const isEmpty = coming.length + changeOvers.length + single.length === 0;
  return (
    <ListScreen
      title={adminText[language].screens.planned}
      back={{ name: adminText[language].screens.start, to: staffAddresses.start }}
      action={
        <div className="cluster">
          {!isEmpty && (
            <Link className="button plain" to={staffAddresses.plannedSite}>
              <Icon name="eye" />
              {text.site}
            </Link>
          )}
          <NewChangeOver />
        </div>
      }
    >
      {isEmpty && (
        <Empty icon="clock" heading={text.emptyHeading}>
          {text.emptyWhat}
        </Empty>
      )}
      {failed.length > 0 && <ul className="resource-rows">{failed.map(rowOf)}</ul>}
      {coming.length > 0 && <ComingRows coming={coming} />}
      {undated.length + single.length > 0 && (
        <section>
          <h2>{text.undated}</h2>
          <ul className="resource-rows">
            {undated.map(rowOf)}
            {single.map((row) => (
              <ResourceRow
                key={`${row.kind} ${row.id}`}
                to={resourceScreen(row.kind, row.id)}
                title={nameOfNew(row, language)}
                own={row.name ? "both" : "none"}
              />
            ))}
          </ul>
        </section>
      )}
      {published.length > 0 && (
        <section>
          <h2>{text.published}</h2>
          <ul className="resource-rows">{published.map(rowOf)}</ul>
        </section>
      )}
    </ListScreen>
  );
}

const rowOf = (row: ChangeOver) => <ChangeOverRow key={row.id} row={row} />;

function ChangeOverRow({ row }: { row: ChangeOver }) {
  const { language } = useStaff();
  const text = plannedText[language];
  const { id, name, fault, publishAt, publishedAt, changes } = row;
  return (
    <ResourceRow
      to={changeOverScreen(id)}
      title={name}
      own="none"
      line={fault ? faultsInWords(row, language) : text.changes({ count: changes.length })}
      state={
        fault ? (
          <span className="as-alert strong row icons-20">
            <Icon name="fault" />
            {text.failed}
          </span>
        ) : publishedAt ? (
          <StateSign state="published" />
        ) : (
          <StateSign state="draft" label={text.plan} />
        )
      }
      changed={publishedAt ? undoEnd(publishedAt, language) : publishAt && dayMoment(publishAt, language)}
    />
  );
}

function NewChangeOver() {
  const { language } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <StaffButton look="action" icon="plus" onClick={() => setOpen(true)}>
        {plannedText[language].new}
      </StaffButton>
      {isOpen && (
        <ChangeOverDialog
          onClose={() => setOpen(false)}
          onSaved={async ({ id }) => {
            await navigate(changeOverScreen(id));
          }}
        />
      )}
    </>
  );
}

import { useRef, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import type { ChangeOver } from "#src/cms/change-overs/change-over.ts";
import { reasonInWords } from "#src/cms/change-overs/staff/change-over-words.ts";
import type { Kind } from "#src/cms/feature.ts";
import { fieldNames } from "#src/cms/history/field-names.ts";
import { resourceName, resourceNameLang } from "#src/cms/history/resource-name.ts";
import { kindLabel, kinds, type KindName } from "#src/cms/kinds.ts";
import { resourcePath, resourceScreen } from "#src/cms/resource-addresses.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { languagesInWords } from "#src/cms/staff/next-versions/next-strip.tsx";
import { unfinishedLanguages, type NextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { Icon, type IconName } from "#src/ui/icon.tsx";
import { changeOverText } from "#messages/planned";
import { staffText } from "#messages/staff";

/** A next version as the API returns it: the fields of its kind, and the paths of the changed fields. */
export type Draft = NextVersion & Partial<WithLanguages> & Record<string, unknown>;

type Change = ChangeOver["changes"][0];

const maxFields = 4;

interface Props {
  changeOver: ChangeOver;
  /** The next versions of the changes; empty after the publication. */
  drafts: readonly (Draft | undefined)[];
}

/** Lists the changes of a change-over. Each row has a button that takes the change out. */
export function ChangeRows({ changeOver: { id, changes, publishedAt }, drafts }: Props) {
  const { language } = useStaff();
  const text = changeOverText[language];
  const heading = useRef<HTMLHeadingElement>(null);
  const join = useJoin();
  const navigate = useNavigate();
  const nameOf = useName();
  async function takeOut(change: Change): Promise<void> {
    const name = nameOf(change);
    const undo = () => void join(change, id, text.added({ name }));
    const open = () => void navigate(resourceScreen(change.kind, change.id));
    const actions = [
      { label: staffText[language].undo, act: undo },
      { label: text.openIt, act: open },
    ];
    if (await join(change, null, text.takenOut({ name }), actions)) heading.current?.focus();
  }
  return (
    <section>
      <div className="ends">
        <h2 ref={heading} className="flush" tabIndex={-1}>
          {text.changesHeading({ count: changes.length })}
        </h2>
        {!publishedAt && <AddChange changeOver={id} />}
      </div>
      {changes.length === 0 && <p className="quiet measure">{text.noChanges}</p>}
      <ul className="plan-changes ruled gap-above-8">
        {changes.map((change, index) => (
          <li key={`${change.kind} ${change.id}`} className="link-row icon-entry loose">
            <Icon name={iconOf(change.kind)} />
            <div>
              <Link
                className="row-link row-title"
                to={resourceScreen(change.kind, change.id)}
                lang={resourceNameLang(change, language)}
              >
                {nameOf(change)}
              </Link>
              <ChangeNotes change={change} draft={drafts[index]} />
            </div>
            {!publishedAt && (
              <StaffButton
                look="flat"
                className="above"
                aria-label={text.takeOutOf({ name: nameOf(change) })}
                onClick={() => void takeOut(change)}
              >
                {text.takeOut}
              </StaffButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeNotes({ change: { kind, fault }, draft }: { change: Change; draft: Draft | undefined }) {
  const { language } = useStaff();
  const text = changeOverText[language];
  const names = draft?.isPublished ? fieldNames(kind, draft.changed, language) : [];
  const what = draft?.isPublished === false ? [text.isNew] : names.slice(0, maxFields);
  const unfinished = draft ? unfinishedLanguages(draft) : [];
  return (
    <>
      <p className="quiet small">
        {[kindLabel(kind, language), what.join(", ") + (names.length > maxFields ? " …" : "")]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {fault && (
        <p className="as-alert strong row small icons-20">
          <Icon name="fault" />
          {reasonInWords(fault, language)}
        </p>
      )}
      {unfinished.length > 0 && (
        <p className="as-unsaved row small icons-18">
          <Icon name="retry" />
          {text.unfinished({ languages: languagesInWords(unfinished, language) })}
        </p>
      )}
    </>
  );
}

/** Returns a function that adds a next version to a change-over or takes it out, and returns false on failure. */
function useJoin() {
  const { api, language, showToast, showError } = useStaff();
  const { revalidate } = useRevalidator();
  return async function join(
    change: Pick<Change, "kind" | "id">,
    changeOver: number | null,
    words: string,
    actions: Parameters<typeof showToast>[1] = [],
  ): Promise<boolean> {
    try {
      await api.put(`${resourcePath(change.kind, change.id)}/next`, { changeOver });
    } catch (error) {
      const failed = `${changeOverText[language].notChanged} ${failureWords(error, language)}`;
      showError(failed, () => void join(change, changeOver, words, actions));
      return false;
    }
    await revalidate();
    showToast(words, actions);
    return true;
  };
}

/** A button that opens a list of the next versions that belong to no change-over. */
function AddChange({ changeOver }: { changeOver: number }) {
  const { language, nextVersions } = useStaff();
  const text = changeOverText[language];
  const [isOpen, setOpen] = useState(false);
  const join = useJoin();
  const nameOf = useName();
  const free = nextVersions.filter((each) => each.changeOver === null);
  return (
    <>
      <StaffButton look="flat" icon="plus" onClick={() => setOpen(true)}>
        {text.addChange}
      </StaffButton>
      <Dialog heading={text.addHeading} isOpen={isOpen} onClose={() => setOpen(false)}>
        {free.length === 0 && <p>{text.addNone}</p>}
        <ul className="plan-changes ruled gap-above-8 unless-empty">
          {free.map((each) => (
            <li key={`${each.kind} ${each.id}`} className="link-row icon-entry loose">
              <Icon name={iconOf(each.kind)} />
              <div>
                <p className="strong" lang={resourceNameLang(each, language)}>
                  {nameOf(each)}
                </p>
                <p className="quiet small">{kindLabel(each.kind, language)}</p>
              </div>
              <StaffButton
                look="flat"
                aria-label={text.addOne({ name: nameOf(each) })}
                onClick={() => {
                  setOpen(false);
                  void join(each, changeOver, text.added({ name: nameOf(each) }));
                }}
              >
                {text.addChange}
              </StaffButton>
            </li>
          ))}
        </ul>
        <div className="dialog-actions">
          <StaffButton onClick={() => setOpen(false)}>{staffText[language].close}</StaffButton>
        </div>
      </Dialog>
    </>
  );
}

/** Returns a function that returns the name of a change. A change without a name has the name of its kind. */
export function useName() {
  const { language } = useStaff();
  const fill = useFill();
  return (change: Pick<Change, "kind" | "name">) => resourceName(change, language, fill);
}

const places = ["messages", "news", "photos", "priceLists"] as const;

function iconOf(name: KindName): IconName {
  const kind: Kind = kinds[name];
  const place = places.find((each) => "list" in kind && kind.list === staffAddresses[each]);
  return kind.content?.icon ?? (place ? `staff-${place}` : "note");
}

import { Icon } from "#src/ui/icon.tsx";
import { draftText, staffText } from "#messages/staff";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { timeOrDay } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { RestoredDraft } from "./use-draft.ts";

interface Props {
  draft: RestoredDraft;
  /** The name of the unsaved resource, such as "et ulagret oppslag". */
  resourceName: string | undefined;
}

/**
 * Shows that the form contains an earlier unsaved draft, or that a draft can't be read or stored. The form contains the
 * draft from the beginning, so that the draft never replaces new input. The user can discard the draft, and can undo
 * the discard.
 */
export function DraftStrip({ draft, resourceName }: Props) {
  const { language, showToast } = useStaff();
  const words = draftText[language];
  const discard = () => {
    const undoDiscard = draft.discard();
    showToast(words.discarded, [{ label: staffText[language].undo, act: undoDiscard }]);
  };
  return (
    <>
      {draft.from && (
        <output className="draft-strip panel notice pad-8 cluster gap-above-16 icons-20">
          <Icon name="clock" />
          <p className="broad">
            <strong>
              {words.heading({
                what: resourceName ?? words.unsavedText,
                from: timeOrDay(draft.from, words, language),
              })}
            </strong>{" "}
            {draft.isOutdated && words.outdated}
          </p>
          <div className="row apart">
            <StaffButton onClick={draft.dismiss}>{words.keep}</StaffButton>
            <StaffButton look="link" className="target" onClick={discard}>
              {words.discard}
            </StaffButton>
          </div>
        </output>
      )}
      {draft.isUnreadable && (
        <output className="draft-strip panel notice pad-8 cluster gap-above-16 icons-20">
          <Icon name="info" />
          <p className="broad">{words.unreadable}</p>
          <div className="row apart">
            <StaffButton look="link" className="target" onClick={draft.dismiss}>
              {staffText[language].close}
            </StaffButton>
          </div>
        </output>
      )}
      {draft.isUnstorable && (
        <output className="draft-strip panel notice pad-8 cluster gap-above-16 icons-20">
          <Icon name="alert" />
          <p className="broad">{words.notKept}</p>
        </output>
      )}
    </>
  );
}
